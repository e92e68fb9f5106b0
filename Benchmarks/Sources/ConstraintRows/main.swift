import BenchmarkFilms
import Flipbook

ConstraintRows.main()
