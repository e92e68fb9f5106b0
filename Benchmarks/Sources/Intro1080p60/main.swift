import BenchmarkFilms
import Flipbook

Intro1080p60.main()
