// Times kiwi on the systems of LayoutBench (see Blueprint.swift). Prints one line a measurement:
// name and nanoseconds. Constraints are made before the clock starts.
//
//   g++ -O2 -std=c++17 -I kiwisolver-1.4.7 bench.cpp -o bench

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <kiwi/kiwi.h>

using kiwi::Constraint;
using kiwi::Expression;
using kiwi::Term;
using kiwi::Variable;

struct View {
  Variable left{""}, top{""}, width{""}, height{""};
};

struct Blueprint {
  std::vector<View> parents;
  std::vector<std::vector<View>> views;
  std::vector<Constraint> constraints;
  std::vector<size_t> lefts;  // the constraint `left = previous.right + 8` of each view

  void add(std::vector<Term> terms, kiwi::RelationalOperator op, double constant,
           double strength = kiwi::strength::required) {
    constraints.emplace_back(Expression(std::move(terms), -constant), op, strength);
  }

  Blueprint(int parentCount, int viewCount, bool hugs) {
    for (int p = 0; p < parentCount; ++p) {
      parents.emplace_back();
      auto& parent = parents.back();
      add({{parent.left, 1}}, kiwi::OP_EQ, 10 * p);
      add({{parent.top, 1}}, kiwi::OP_EQ, 20 * p);
      add({{parent.height, 1}}, kiwi::OP_EQ, 44);
      views.emplace_back(viewCount);
      for (int v = 0; v < viewCount; ++v) {
        auto& view = views[p][v];
        lefts.push_back(constraints.size());
        if (v == 0) {
          add({{view.left, 1}, {parent.left, -1}}, kiwi::OP_EQ, 8);
        } else {
          auto& previous = views[p][v - 1];
          add({{view.left, 1}, {previous.left, -1}, {previous.width, -1}}, kiwi::OP_EQ, 8);
        }
        add({{view.top, 1}, {parent.top, -1}}, kiwi::OP_EQ, 0);
        if (hugs) {
          double width = 30 + (v * 7) % 50;
          add({{view.width, 1}}, kiwi::OP_LE, width, kiwi::strength::weak);
          add({{view.width, 1}}, kiwi::OP_GE, width, kiwi::strength::strong);
        } else {
          if (v > 0) add({{view.width, 1}, {views[p][v - 1].width, -1}}, kiwi::OP_EQ, 0);
          add({{view.height, 1}, {parent.height, -1}}, kiwi::OP_EQ, -16);
        }
      }
      auto& last = views[p][viewCount - 1];
      if (hugs) {
        add({{last.left, 1}, {last.width, 1}, {parent.left, -1}, {parent.width, -1}}, kiwi::OP_EQ,
            -8);
      } else {
        add({{parent.width, 1}, {views[p][0].width, -1}}, kiwi::OP_EQ, 100);
        add({{parent.width, 1}}, kiwi::OP_EQ, 70 * viewCount, kiwi::strength::strong);
      }
    }
  }
};

using Clock = std::chrono::steady_clock;

template <class Body> static double time(int count, Body body) {
  // Slow operations are repeated less often.
  auto start = Clock::now();
  std::chrono::duration<double, std::nano> elapsed{};
  int done = 0;
  while (done < count && elapsed.count() < 5e8) {
    body(done++);
    elapsed = Clock::now() - start;
  }
  return elapsed.count() / done;
}

static void print(const char* form, const char* name, double nanoseconds) {
  std::printf("%s/%s %.1f\n", form, name, nanoseconds);
}

static void run(const char* form, int parents, int views, bool hugs) {
  Blueprint blueprint(parents, views, hugs);
  kiwi::Solver* solver = nullptr;
  print(form, "build", time(1, [&](int) {
    solver = new kiwi::Solver();
    for (auto& constraint : blueprint.constraints) solver->addConstraint(constraint);
    solver->updateVariables();
  }));

  // Suggest a width of the middle parent.
  auto& parent = blueprint.parents[parents / 2];
  double width = views * 70;
  solver->addEditVariable(parent.width, kiwi::strength::create(500, 0, 0));
  solver->suggestValue(parent.width, width);
  solver->updateVariables();
  int count = 200;
  print(form, "suggest", time(count, [&](int i) {
    solver->suggestValue(parent.width, width + i % 40);
    solver->updateVariables();
  }));
  print(form, "suggest-only", time(count, [&](int i) {
    solver->suggestValue(parent.width, width + i % 40);
  }));

  // Change the gap before the middle view: kiwi removes the constraint and adds another one.
  size_t middle = (parents / 2) * views + views / 2;
  auto& left = blueprint.constraints[blueprint.lefts[middle]];
  std::vector<Constraint> gaps;
  for (int i = 0; i < 40; ++i) {
    auto& expression = left.expression();
    gaps.emplace_back(Expression(expression.terms(), -8.0 - i), kiwi::OP_EQ);
  }
  Constraint current = left;
  print(form, "constant", time(count, [&](int i) {
    solver->removeConstraint(current);
    current = gaps[i % 40];
    solver->addConstraint(current);
    solver->updateVariables();
  }));

  // The same change by an edit variable: gap = view.left - previous.left - previous.width.
  solver->removeConstraint(current);
  Variable gap("");
  auto terms = left.expression().terms();
  terms.emplace_back(gap, -1);
  solver->addConstraint(Constraint(Expression(terms, 0), kiwi::OP_EQ));
  solver->addEditVariable(gap, kiwi::strength::create(900, 0, 0));
  solver->suggestValue(gap, 8);
  print(form, "constant-edit", time(count, [&](int i) {
    solver->suggestValue(gap, 8 + i % 40);
    solver->updateVariables();
  }));
  solver->removeEditVariable(gap);
  solver->addConstraint(Constraint(Expression(std::vector<Term>{{gap, 1}}, -8), kiwi::OP_EQ));

  // Remove and add constraints all over.
  print(form, "remove-add", time(count, [&](int i) {
    size_t index = (i * 7919) % blueprint.constraints.size();
    if (index == blueprint.lefts[middle]) ++index;
    auto& constraint = blueprint.constraints[index];
    solver->removeConstraint(constraint);
    solver->addConstraint(constraint);
    solver->updateVariables();
  }));
  double sum = 0;
  for (auto& group : blueprint.views) {
    for (auto& view : group) sum += view.left.value() + view.width.value();
  }
  std::printf("# %s %.6f\n", form, sum);
}

int main() {
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  run("chain", 1, 200, false);
  run("grid", 100, 10, false);
  run("hug-chain", 1, 200, true);
  run("hug-grid", 100, 10, true);
}
