#define _GNU_SOURCE
#include "CProcesses.h"

#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

int flipbook_start_thread(size_t stack, void *(*run)(void *), void *context) {
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  int error = pthread_attr_setstacksize(&attributes, stack);
  if (!error) error = pthread_create(&thread, &attributes, run, context);
  pthread_attr_destroy(&attributes);
  if (!error) return 0;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  error = pthread_create(&thread, &attributes, run, context);
  pthread_attr_destroy(&attributes);
  return error;
}

void flipbook_name_thread(const char *name) {
#if defined(__linux__)
  pthread_setname_np(pthread_self(), name);
#else
  pthread_setname_np(name);
#endif
}

long flipbook_process_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NPROC, &limit) || limit.rlim_cur == RLIM_INFINITY) return -1;
  return (long)limit.rlim_cur;
}

#if defined(__linux__)
#include <ucontext.h>

/// The lowest address and the size of the current stack; 0 until they are looked up.
static _Thread_local uintptr_t stack_start = 0;
static _Thread_local size_t stack_size = 0;

static void find_stack(void) {
  if (stack_start) return;
  pthread_attr_t attributes;
  void *start = NULL;
  if (pthread_getattr_np(pthread_self(), &attributes)) return;
  pthread_attr_getstack(&attributes, &start, &stack_size);
  pthread_attr_destroy(&attributes);
  stack_start = (uintptr_t)start;
}

size_t flipbook_stack_room(void) {
  find_stack();
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  return here > stack_start ? here - stack_start : 0;
}

size_t flipbook_stack_size(void) {
  find_stack();
  return stack_size;
}

void flipbook_stack_limits(uintptr_t *lowest, uintptr_t *highest) {
  *lowest = stack_start;
  *highest = stack_start + stack_size;
}

intptr_t flipbook_return_addresses_of_calls(uintptr_t *addresses, intptr_t limit) {
#if defined(__x86_64__) || defined(__aarch64__)
  find_stack();
  // Each frame begins with the address of the caller's frame, followed by the return address. Code
  // without frame pointers is left out, or ends the list.
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  uintptr_t end = stack_start + stack_size - 2 * sizeof(uintptr_t);
  intptr_t count = 0;
  while (count < limit && frame <= end && frame % sizeof(uintptr_t) == 0) {
    uintptr_t next = ((uintptr_t *)frame)[0], address = ((uintptr_t *)frame)[1];
    if (!address) break;
    addresses[count++] = address;
    if (next <= frame) break;
    frame = next;
  }
  return count;
#else
  return 0;
#endif
}

intptr_t flipbook_readable_calls(intptr_t limit) {
#if defined(__x86_64__) || defined(__aarch64__)
  find_stack();
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  uintptr_t end = stack_start + stack_size - 2 * sizeof(uintptr_t);
  // A reader begins in the caller, and looks one call ahead.
  const intptr_t margin = 2;
  for (intptr_t count = 0; count < limit + margin; count++) {
    if (frame > end || frame % sizeof(uintptr_t)) return count > margin ? count - margin : 0;
    uintptr_t next = ((uintptr_t *)frame)[0];
    // The stack ends here, or goes on in the memory of a task: Swift marks the frames of asynchronous
    // functions with a 1 in the upper four bits.
    if (next <= frame || next >> 60 == 1) return limit;
    frame = next;
  }
#endif
  return limit;
}

struct call {
  void (*run)(void *);
  void *context;
};

// makecontext(3) passes only integers.
static void perform(unsigned high, unsigned low) {
  struct call *call = (struct call *)((uintptr_t)high << 32 | (uintptr_t)low);
  call->run(call->context);
}

int flipbook_call_on_stack(size_t stack, void (*run)(void *), void *context) {
  size_t guard = (size_t)sysconf(_SC_PAGESIZE);
  char *memory = mmap(
      NULL, stack + guard, PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) return -1;
  ucontext_t inside, outside;
  if (mprotect(memory, guard, PROT_NONE) || getcontext(&inside)) {
    int error = errno;
    munmap(memory, stack + guard);
    return errno = error, -1;
  }
  find_stack();
  uintptr_t earlier_start = stack_start;
  size_t earlier_size = stack_size;
  stack_start = (uintptr_t)memory + guard;
  stack_size = stack;
  struct call call = {run, context};
  uintptr_t address = (uintptr_t)&call;
  inside.uc_stack.ss_sp = memory + guard;
  inside.uc_stack.ss_size = stack;
  inside.uc_link = &outside;
  makecontext(
      &inside, (void (*)(void))perform, 2, (unsigned)(address >> 32), (unsigned)address);
  swapcontext(&outside, &inside);
  stack_start = earlier_start;
  stack_size = earlier_size;
  munmap(memory, stack + guard);
  return 0;
}

#else

size_t flipbook_stack_size(void) { return pthread_get_stacksize_np(pthread_self()); }

intptr_t flipbook_return_addresses_of_calls(uintptr_t *addresses, intptr_t limit) { return 0; }

intptr_t flipbook_readable_calls(intptr_t limit) { return limit; }

size_t flipbook_stack_room(void) {
  uintptr_t top = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
  return flipbook_stack_size() - (top - (uintptr_t)__builtin_frame_address(0));
}

int flipbook_call_on_stack(size_t stack, void (*run)(void *), void *context) {
  return run(context), 0;
}

#endif
