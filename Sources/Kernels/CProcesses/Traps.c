#define _GNU_SOURCE
#include "CProcesses.h"

#if defined(__linux__)
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

// The linker defines the limits of the program's code.
extern const char __executable_start, etext;

static const int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};

enum { most_calls = 64 };

static int trap_descriptor = -1;

uintptr_t flipbook_program_start(void) { return (uintptr_t)&__executable_start; }

/// Appends an address of the program's code as a decimal offset from the program's start, after a
/// comma unless it is the first one; other addresses are left out.
static char *append(char *end, const char *start, uintptr_t address) {
  uintptr_t first = (uintptr_t)&__executable_start;
  if (address <= first || address > (uintptr_t)&etext) return end;
  char digits[20];
  int count = 0;
  for (uintptr_t rest = address - first; rest; rest /= 10) digits[count++] = '0' + rest % 10;
  if (end > start) *end++ = ',';
  while (count) *end++ = digits[--count];
  return end;
}

/// Reads the program counter and the frame pointer at a signal.
static void registers(const ucontext_t *context, uintptr_t *counter, uintptr_t *frame) {
#if defined(__x86_64__)
  *counter = (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
  *frame = (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
  *counter = (uintptr_t)context->uc_mcontext.pc;
  *frame = (uintptr_t)context->uc_mcontext.regs[29];
#else
  *counter = *frame = 0;
#endif
}

// Only functions that are safe in a signal handler are called (signal-safety(7)). The stack is read
// only within its limits, which `flipbook_report_traps` has looked up for its thread.
static void report_trap(int number, siginfo_t *information, void *context) {
  static const char opening[] = "\n{\"trap\":{\"calls\":[", closing[] = "]}}\n";
  char text[sizeof opening + sizeof closing + most_calls * 21];
  memcpy(text, opening, sizeof opening - 1);
  char *const start = text + sizeof opening - 1;
  uintptr_t counter, frame, lowest, highest;
  registers(context, &counter, &frame);
  flipbook_stack_limits(&lowest, &highest);
  // The next instruction, as if a call returned there.
  char *end = append(start, start, counter + 1);
  for (int i = 1; i < most_calls; i++) {
    if (frame < lowest || frame % sizeof frame || frame + 2 * sizeof frame > highest) break;
    const uintptr_t *words = (const uintptr_t *)frame;
    end = append(end, start, words[1]);
    if (words[0] <= frame) break;
    frame = words[0];
  }
  memcpy(end, closing, sizeof closing - 1);
  ssize_t count = write(trap_descriptor, text, (size_t)(end - text) + sizeof closing - 1);
  (void)count;
  // The signal has its default action again. An instruction that trapped is executed again.
  if (information->si_code <= 0) raise(number);
}

void flipbook_report_traps(int descriptor) {
  size_t size = 64 << 10;
  uintptr_t lowest, highest;
  (void)flipbook_stack_size();
  flipbook_stack_limits(&lowest, &highest);
  trap_descriptor = descriptor;
  // A stack that overflowed has no room for the handler.
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = size};
  sigaltstack(&stack, NULL);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    struct sigaction action = {
        .sa_sigaction = report_trap, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    sigaction(numbers[i], &action, NULL);
  }
}

#else

uintptr_t flipbook_program_start(void) { return 0; }

void flipbook_report_traps(int descriptor) {}

#endif
