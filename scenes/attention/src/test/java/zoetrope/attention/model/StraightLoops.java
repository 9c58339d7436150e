package zoetrope.attention.model;

import java.util.function.DoubleUnaryOperator;

/**
 * An independent implementation of the three model families (GPT-2, BERT, Llama) with arrays and
 * loops. It does not use the tested code. Each method returns the vectors of all tokens after the
 * last block, before the last norm.
 */
final class StraightLoops {
  private final HubFolder weights;

  private final DoubleUnaryOperator frequencies;

  StraightLoops(HubFolder weights) {
    this(weights, frequency -> frequency);
  }

  /** Creates an implementation that changes the frequencies of rotary positions by a function. */
  StraightLoops(HubFolder weights, DoubleUnaryOperator frequencies) {
    this.frequencies = frequencies;
    this.weights = weights;
  }

  double[][] gpt2(int[] ids) {
    double[][] x = new double[ids.length][8];
    for (int t = 0; t < ids.length; t++) {
      for (int c = 0; c < 8; c++) {
        x[t][c] = w("wte.weight", ids[t] * 8 + c) + w("wpe.weight", t * 8 + c);
      }
    }
    for (int i = 0; i < 2; i++) {
      String b = "h." + i + ".";
      double[][] n = norm(x, b + "ln_1", 1e-5);
      double[][] qkv = turned(n, b + "attn.c_attn", 24);
      double[][][] parts = new double[3][x.length][8];
      for (int t = 0; t < x.length; t++) {
        for (int c = 0; c < 24; c++) {
          parts[c / 8][t][c % 8] = qkv[t][c];
        }
      }
      add(x, turned(attend(parts[0], parts[1], parts[2], 2, 2, true), b + "attn.c_proj", 8));
      double[][] h = turned(norm(x, b + "ln_2", 1e-5), b + "mlp.c_fc", 32);
      for (double[] row : h) {
        for (int c = 0; c < row.length; c++) {
          double v = row[c];
          double z = Math.sqrt(2 / Math.PI) * (v + 0.044715 * Math.pow(v, 3));
          row[c] = 0.5 * v * (1 + Math.tanh(z));
        }
      }
      add(x, turned(h, b + "mlp.c_proj", 8));
    }
    return x;
  }

  double[][] bert(int[] ids) {
    double[][] x = new double[ids.length][8];
    String in = "embeddings.";
    for (int t = 0; t < ids.length; t++) {
      for (int c = 0; c < 8; c++) {
        x[t][c] =
            w(in + "word_embeddings.weight", ids[t] * 8 + c)
                + w(in + "position_embeddings.weight", t * 8 + c)
                + w(in + "token_type_embeddings.weight", c);
      }
    }
    x = norm(x, in + "LayerNorm", 1e-12);
    for (int i = 0; i < 2; i++) {
      String b = "encoder.layer." + i + ".";
      double[][] q = linear(x, b + "attention.self.query", 8);
      double[][] k = linear(x, b + "attention.self.key", 8);
      double[][] v = linear(x, b + "attention.self.value", 8);
      add(x, linear(attend(q, k, v, 2, 2, false), b + "attention.output.dense", 8));
      x = norm(x, b + "attention.output.LayerNorm", 1e-12);
      double[][] h = linear(x, b + "intermediate.dense", 12);
      for (double[] row : h) {
        for (int c = 0; c < row.length; c++) {
          row[c] *= phi(row[c]);
        }
      }
      add(x, linear(h, b + "output.dense", 8));
      x = norm(x, b + "output.LayerNorm", 1e-12);
    }
    return x;
  }

  double[][] llama(int[] ids) {
    double[][] x = new double[ids.length][16];
    for (int t = 0; t < ids.length; t++) {
      for (int c = 0; c < 16; c++) {
        x[t][c] = w("model.embed_tokens.weight", ids[t] * 16 + c);
      }
    }
    for (int i = 0; i < 2; i++) {
      String b = "model.layers." + i + ".";
      double[][] n = rms(x, b + "input_layernorm.weight");
      double[][] q = turn(linear(n, b + "self_attn.q_proj", 16), 4);
      double[][] k = turn(linear(n, b + "self_attn.k_proj", 8), 4);
      double[][] v = linear(n, b + "self_attn.v_proj", 8);
      add(x, linear(attend(q, k, v, 4, 2, true), b + "self_attn.o_proj", 16));
      n = rms(x, b + "post_attention_layernorm.weight");
      double[][] gate = linear(n, b + "mlp.gate_proj", 20);
      double[][] up = linear(n, b + "mlp.up_proj", 20);
      for (int t = 0; t < x.length; t++) {
        for (int c = 0; c < 20; c++) {
          gate[t][c] = gate[t][c] / (1 + Math.exp(-gate[t][c])) * up[t][c];
        }
      }
      add(x, linear(gate, b + "mlp.down_proj", 16));
    }
    return x;
  }

  /** Rotates pairs of numbers of each head of {@code size} by complex multiplication. */
  private double[][] turn(double[][] x, int size) {
    for (int t = 0; t < x.length; t++) {
      for (int start = 0; start < x[t].length; start += size) {
        for (int i = 0; i < size / 2; i++) {
          double angle = t * frequencies.applyAsDouble(Math.pow(500, -2.0 * i / size));
          double re = x[t][start + i];
          double im = x[t][start + size / 2 + i];
          x[t][start + i] = re * Math.cos(angle) - im * Math.sin(angle);
          x[t][start + size / 2 + i] = re * Math.sin(angle) + im * Math.cos(angle);
        }
      }
    }
    return x;
  }

  private static double[][] attend(
      double[][] q, double[][] k, double[][] v, int heads, int shared, boolean causal) {
    int size = q[0].length / heads;
    double[][] out = new double[q.length][heads * size];
    for (int h = 0; h < heads; h++) {
      int g = h * shared / heads;
      for (int t = 0; t < q.length; t++) {
        int visible = causal ? t + 1 : q.length;
        double[] e = new double[visible];
        double total = 0;
        for (int s = 0; s < visible; s++) {
          for (int c = 0; c < size; c++) {
            e[s] += q[t][h * size + c] * k[s][g * size + c];
          }
          e[s] = Math.exp(e[s] / Math.sqrt(size));
          total += e[s];
        }
        for (int s = 0; s < visible; s++) {
          for (int c = 0; c < size; c++) {
            out[t][h * size + c] += e[s] / total * v[s][g * size + c];
          }
        }
      }
    }
    return out;
  }

  /** Returns the normal distribution's probability below z, by Simpson's rule. */
  private static double phi(double z) {
    int steps = 2000;
    double h = z / steps;
    double sum = 1 + Math.exp(-z * z / 2);
    for (int i = 1; i < steps; i++) {
      sum += (i % 2 == 1 ? 4 : 2) * Math.exp(-(i * h) * (i * h) / 2);
    }
    return 0.5 + sum * h / 3 / Math.sqrt(2 * Math.PI);
  }

  private double[][] norm(double[][] x, String name, double epsilon) {
    double[][] y = new double[x.length][];
    for (int t = 0; t < x.length; t++) {
      int n = x[t].length;
      y[t] = new double[n];
      double sum = 0;
      double squares = 0;
      for (double v : x[t]) {
        sum += v;
        squares += v * v;
      }
      double mean = sum / n;
      double deviation = Math.sqrt(squares / n - mean * mean + epsilon);
      for (int c = 0; c < n; c++) {
        y[t][c] = (x[t][c] - mean) / deviation * w(name + ".weight", c) + w(name + ".bias", c);
      }
    }
    return y;
  }

  private double[][] rms(double[][] x, String name) {
    double[][] y = new double[x.length][16];
    for (int t = 0; t < x.length; t++) {
      double squares = 0;
      for (double v : x[t]) {
        squares += v * v;
      }
      for (int c = 0; c < 16; c++) {
        y[t][c] = x[t][c] * w(name, c) / Math.sqrt(squares / 16 + 1e-6);
      }
    }
    return y;
  }

  private double[][] linear(double[][] x, String name, int outputs) {
    return product(x, name, outputs, false);
  }

  /** Multiplies by weights [inputs, outputs]. */
  private double[][] turned(double[][] x, String name, int outputs) {
    return product(x, name, outputs, true);
  }

  private double[][] product(double[][] x, String name, int outputs, boolean turned) {
    double[][] y = new double[x.length][outputs];
    for (int t = 0; t < x.length; t++) {
      int inputs = x[t].length;
      for (int o = 0; o < outputs; o++) {
        y[t][o] = weights.get(name + ".bias") == null ? 0 : w(name + ".bias", o);
        for (int i = 0; i < inputs; i++) {
          y[t][o] += x[t][i] * w(name + ".weight", turned ? i * outputs + o : o * inputs + i);
        }
      }
    }
    return y;
  }

  private static void add(double[][] x, double[][] y) {
    for (int t = 0; t < x.length; t++) {
      for (int c = 0; c < x[t].length; c++) {
        x[t][c] += y[t][c];
      }
    }
  }

  private double w(String name, int index) {
    return weights.get(name)[index];
  }
}
