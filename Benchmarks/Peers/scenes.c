// The scenes swarm, credits, letters and zoom drawn with cairo; prints the processor time of a frame as
// JSON: scenes NAME [PNG]. FLIPBOOK_BENCH_SCALE is the number of pixels per unit. In C, because the calls of a scripting language would take longer
// than cairo's own work.

#include <cairo.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 1920, HEIGHT = 1080, FRAMES = 300 };

/// The number of pixels per unit.
static double scale = 1;

static uint64_t state = 0x2545F4914F6CDD1D;

/// Returns the same numbers as `Lottery`.
static double next(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (double)(state >> 40) / (double)(1 << 24);
}

static double processor_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static cairo_surface_t *scaled_surface(void) {
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, (int)round(WIDTH * scale), (int)round(HEIGHT * scale));
  cairo_surface_set_device_scale(surface, scale, scale);
  return surface;
}

static void clear(cairo_t *cr) {
  cairo_identity_matrix(cr);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
}

// Swarm

static struct rect {
  double x, y, turns, color[3];
} *rects;
static int rect_count = 3000;

/// A colour of saturation 0.7 and brightness 0.9.
static void set_hue(double *color, double hue) {
  double offsets[] = {5, 3, 1};
  for (int channel = 0; channel < 3; channel++) {
    double k = fmod(offsets[channel] + hue * 6, 6);
    double part = fmax(0, fmin(fmin(k, 4 - k), 1));
    color[channel] = 0.9 - 0.9 * 0.7 * part;
  }
}

static void prepare_swarm(cairo_t *cr) {
  (void)cr;
  const char *layers = getenv("FLIPBOOK_BENCH_LAYERS");
  if (layers) rect_count = atoi(layers);
  rects = calloc((size_t)rect_count, sizeof *rects);
  for (int number = 0; number < rect_count; number++) {
    struct rect *rect = &rects[number];
    rect->x = next() * 1920;
    rect->y = next() * 1400 - 1400;
    rect->turns = 1 + next() * 3;
    set_hue(rect->color, (number % 360) / 360.0);
  }
}

static void draw_swarm(cairo_t *cr, double t) {
  clear(cr);
  for (int number = 0; number < rect_count; number++) {
    struct rect *rect = &rects[number];
    cairo_identity_matrix(cr);
    cairo_translate(cr, rect->x, rect->y + 1400 * t / 5);
    cairo_rotate(cr, rect->turns * 2 * M_PI * t / 5);
    cairo_new_sub_path(cr);
    cairo_arc(cr, 2, -5, 3, -M_PI / 2, 0);
    cairo_arc(cr, 2, 5, 3, 0, M_PI / 2);
    cairo_arc(cr, -2, 5, 3, M_PI / 2, M_PI);
    cairo_arc(cr, -2, -5, 3, M_PI, 3 * M_PI / 2);
    cairo_close_path(cr);
    cairo_set_source_rgb(cr, rect->color[0], rect->color[1], rect->color[2]);
    cairo_fill(cr);
  }
}

// Credits

static char lines[40][101];
static int line_count;

static void prepare_page(cairo_t *cr, int count_of_lines, size_t letter_count, double size) {
  line_count = count_of_lines;
  const char *letters = "the quick brown fox jumps over a lazy dog and RUNS Away ";
  size_t count = strlen(letters);
  for (size_t line = 0; line < (size_t)line_count; line++)
    for (size_t place = 0; place < letter_count; place++)
      lines[line][place] = letters[(place + line * 7) % count];
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(cr, options);
  cairo_font_options_destroy(options);
  cairo_select_font_face(cr, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(cr, size);
}

static void prepare_credits(cairo_t *cr) { prepare_page(cr, 40, 90, 28); }

static void prepare_letters(cairo_t *cr) { prepare_page(cr, 32, 100, 10); }

static void draw_page(cairo_t *cr, double t) {
  clear(cr);
  cairo_set_source_rgb(cr, 0, 0, 0);
  for (int line = 0; line < line_count; line++) {
    cairo_move_to(cr, 60, line * 44 + 32 - 137 * t);
    cairo_show_text(cr, lines[line]);
  }
}

// Zoom

static cairo_surface_t *picture;

static void prepare_zoom(cairo_t *cr) {
  (void)cr;
  picture = scaled_surface();
  cairo_t *own = cairo_create(picture);
  double step = 4 / scale;
  for (double y = 0; y < HEIGHT; y += step)
    for (double x = 0; x < WIDTH; x += step) {
      double noise = next() / 4;
      cairo_set_source_rgb(own, x / 1920.0 * 0.75 + noise, y / 1080.0 * 0.75 + noise, 0.5);
      cairo_rectangle(own, x, y, step, step);
      cairo_fill(own);
    }
  cairo_destroy(own);
}

static void draw_zoom(cairo_t *cr, double t) {
  double scale = 1 + 0.2 * t / 5;
  cairo_identity_matrix(cr);
  cairo_translate(cr, WIDTH / 2.0, HEIGHT / 2.0);
  cairo_scale(cr, scale, scale);
  cairo_set_source_surface(cr, picture, -WIDTH / 2.0, -HEIGHT / 2.0);
  cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR);
  cairo_paint(cr);
}

static const struct scene {
  const char *name;
  void (*prepare)(cairo_t *);
  void (*draw)(cairo_t *, double);
} scenes[] = {
    {"swarm", prepare_swarm, draw_swarm},
    {"credits", prepare_credits, draw_page},
    {"letters", prepare_letters, draw_page},
    {"zoom", prepare_zoom, draw_zoom},
};

int main(int count, char **words) {
  const struct scene *scene = NULL;
  for (size_t index = 0; index < sizeof scenes / sizeof *scenes; index++)
    if (count > 1 && !strcmp(words[1], scenes[index].name)) scene = &scenes[index];
  if (!scene) {
    fprintf(stderr, "usage: scenes swarm | credits | letters | zoom [PNG]\n");
    return 2;
  }
  const char *pixels = getenv("FLIPBOOK_BENCH_SCALE");
  if (pixels) scale = atof(pixels);
  cairo_surface_t *surface = scaled_surface();
  cairo_t *cr = cairo_create(surface);
  scene->prepare(cr);
  for (int frame = 0; frame < FRAMES; frame += 60) scene->draw(cr, frame / 60.0);
  double start = processor_time();
  for (int frame = 0; frame < FRAMES; frame++) scene->draw(cr, frame / 60.0);
  cairo_surface_flush(surface);
  double seconds = processor_time() - start;
  printf("{\"frames\": %d, \"seconds\": %f, \"framesPerSecond\": %f}\n", FRAMES, seconds,
         FRAMES / seconds);
  if (count > 2) {
    scene->draw(cr, 2.5);
    cairo_surface_write_to_png(surface, words[2]);
  }
  return 0;
}
