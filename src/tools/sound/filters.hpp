// The two filters that all sounds use.
#pragma once

namespace quintet::sound {

// Splits a signal at a frequency into low, band and high parts; the frequency may change while the signal runs. The
// trapezoidal state variable filter of Zavalishin, "The Art of VA Filter Design", ch. 4.
class Sieve {
 public:
  struct Bands {
    double low;
    double band;  // gain 1 at the frequency itself
    double high;
  };

  Sieve(double hertz, double resonance) { tune(hertz, resonance); }

  void tune(double hertz, double resonance);  // resonance is Q, above 0
  Bands split(double sample);

 private:
  double pull_ = 0;
  double damping_ = 0;
  double norm_ = 0;
  double first_ = 0;
  double second_ = 0;
};

// Follows another value with a delay: after `seconds` it has covered 63 % of the way.
class Lag {
 public:
  Lag(double seconds, double start);
  double follow(double target) { return value_ += rate_ * (target - value_); }

 private:
  double rate_;
  double value_;
};

}  // namespace quintet::sound
