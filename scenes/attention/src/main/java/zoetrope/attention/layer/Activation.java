package zoetrope.attention.layer;

import zoetrope.attention.RealMatrix;

/** The activation function of a neuron. */
public enum Activation {
  /** max(0, x). */
  RELU {
    @Override
    public double of(double x) {
      return Math.max(0, x);
    }
  },
  /** x · Φ(x) = x/2 · (1 + erf(x / √2)), exactly (Hendrycks and Gimpel 2016). */
  GELU {
    @Override
    public double of(double x) {
      return x / 2 * (1 + ErrorFunction.of(x / ROOT_2));
    }
  },
  /** An approximation of GELU, x/2 · (1 + tanh(√(2/π) · (x + 0.044715 x³))), as in GPT-2. */
  GELU_TANH {
    @Override
    public double of(double x) {
      return x / 2 * (1 + StrictMath.tanh(ROOT_2_PI * (x + 0.044715 * x * x * x)));
    }
  },
  /**
   * x / (1 + e⁻ˣ), the sigmoid linear unit, also called swish. A gated network with it is called
   * SwiGLU.
   */
  SILU {
    @Override
    public double of(double x) {
      return x / (1 + StrictMath.exp(-x));
    }
  };

  private static final double ROOT_2 = Math.sqrt(2);
  private static final double ROOT_2_PI = Math.sqrt(2 / Math.PI);

  /** Returns the output of a neuron with the input {@code x}. */
  public abstract double of(double x);

  /** Applies the function to each number. */
  public RealMatrix of(RealMatrix inputs) {
    return inputs.map(this::of);
  }
}
