import BenchmarkFilms
import Flipbook

Card.main()
