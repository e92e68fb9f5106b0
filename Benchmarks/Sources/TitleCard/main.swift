import BenchmarkFilms
import Flipbook

TitleCard.main()
