// Replays scenarios (see Scenario.swift) on kiwi. Copies its input, and writes after each call
// "= 1" or "= 0" (whether the system can be satisfied) and the sums of the violations of strength
// 1000, 750, 500 and 250.
//
//   g++ -O2 -std=c++17 -I kiwisolver-1.4.7 oracle.cpp -o oracle

#include <cmath>
#include <cstdio>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

struct Row {
  int relation;
  double strength;
  double constant;
  std::vector<std::pair<int, double>> terms;
  bool added = false;
  std::vector<kiwi::Constraint> constraint;
};

static double kiwiStrength(double strength) {
  if (strength == 1000) return kiwi::strength::required;
  if (strength == 750) return kiwi::strength::strong;
  if (strength == 500) return kiwi::strength::medium;
  return kiwi::strength::weak;
}

struct Replay {
  std::unique_ptr<kiwi::Solver> solver = std::make_unique<kiwi::Solver>();
  std::vector<kiwi::Variable> variables;
  std::vector<Row> rows;
  std::map<int, double> edits;

  static kiwi::Constraint make(const Row& row, const std::vector<kiwi::Variable>& variables) {
    std::vector<kiwi::Term> terms;
    for (auto& term : row.terms) terms.emplace_back(variables[term.first], term.second);
    auto op = row.relation < 0 ? kiwi::OP_LE : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    return kiwi::Constraint(
      kiwi::Expression(terms, -row.constant), op, kiwiStrength(row.strength));
  }

  // kiwi isn't optimal after it has refused a constraint: start anew.
  void rebuild() {
    solver = std::make_unique<kiwi::Solver>();
    for (auto& row : rows) {
      if (row.added) solver->addConstraint(row.constraint[0]);
    }
    for (auto& edit : edits) {
      solver->addEditVariable(variables[edit.first], kiwi::strength::strong);
      solver->suggestValue(variables[edit.first], edit.second);
    }
  }

  bool add(Row& row) {
    auto constraint = make(row, variables);
    try {
      solver->addConstraint(constraint);
    } catch (const kiwi::UnsatisfiableConstraint&) {
      rebuild();
      return false;
    }
    row.constraint.assign(1, constraint);
    row.added = true;
    return true;
  }

  // Returns whether the call could be carried out.
  bool run(const std::string& line) {
    std::istringstream words(line);
    std::string name;
    words >> name;
    if (name == "add") {
      Row row;
      words >> row.relation >> row.strength >> row.constant;
      int variable;
      double coefficient;
      while (words >> variable >> coefficient) row.terms.emplace_back(variable, coefficient);
      rows.push_back(row);
      return add(rows.back());
    }
    int index;
    words >> index;
    if (name == "remove") {
      if (!rows[index].added) return true;
      solver->removeConstraint(rows[index].constraint[0]);
      rows[index].added = false;
      return true;
    }
    double value;
    words >> value;
    if (name == "suggest") {
      if (!edits.count(index)) {
        solver->addEditVariable(variables[index], kiwi::strength::strong);
      }
      solver->suggestValue(variables[index], value);
      edits[index] = value;
      return true;
    }
    // constant: remove and add
    Row& row = rows[index];
    if (!row.added) return true;
    double old = row.constant;
    solver->removeConstraint(row.constraint[0]);
    row.constant = value;
    if (add(row)) return true;
    row.constant = old;
    add(row);
    return false;
  }

  void print(bool satisfied) {
    solver->updateVariables();
    double sums[4] = {0, 0, 0, 0};
    auto count = [](double strength) {
      return strength == 1000 ? 0 : strength == 750 ? 1 : strength == 500 ? 2 : 3;
    };
    for (auto& row : rows) {
      if (!row.added) continue;
      double difference = -row.constant;
      for (auto& term : row.terms) difference += term.second * variables[term.first].value();
      double violation = row.relation < 0   ? std::fmax(0, difference)
                         : row.relation > 0 ? std::fmax(0, -difference)
                                            : std::fabs(difference);
      sums[count(row.strength)] += violation;
    }
    for (auto& edit : edits) sums[1] += std::fabs(variables[edit.first].value() - edit.second);
    std::printf("= %d %.12g %.12g %.12g %.12g\n", satisfied, sums[0], sums[1], sums[2], sums[3]);
  }
};

int main() {
  std::string line;
  Replay* replay = nullptr;
  while (std::getline(std::cin, line)) {
    std::printf("%s\n", line.c_str());
    if (line.rfind("scenario", 0) == 0) {
      std::istringstream words(line);
      std::string name, seed;
      int count;
      words >> name >> seed >> count;
      delete replay;
      replay = new Replay();
      for (int index = 0; index < count; ++index) replay->variables.emplace_back("");
    } else if (line != "end") {
      try {
        bool satisfied = replay->run(line);
        replay->print(satisfied);
      } catch (const std::exception& error) {
        std::printf("= error %s\n", error.what());
      }
    }
  }
  delete replay;
}
