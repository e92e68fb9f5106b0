import BenchmarkFilms
import Flipbook

Swarm.main()
