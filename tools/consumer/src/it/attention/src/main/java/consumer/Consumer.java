package consumer;

import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;

/** Computes attention with the attention library and EJML alone on the class path. */
public final class Consumer {
  public static void main(String[] arguments) {
    RealMatrix words = RealMatrix.ofRows(new double[] {1, 0}, new double[] {0, 1});
    AttentionTrace trace = DotProductAttention.causal().trace(words, words, words);
    expect(trace.weights().get(0, 0) == 1 && trace.weights().get(0, 1) == 0, "the mask holds");
    expect(isAbsent("zoetrope.mobject.Mobject"), "no renderer comes along");
    expect(isAbsent("org.bytedeco.ffmpeg.global.avcodec"), "no FFmpeg comes along");
    expect(isAbsent("picocli.CommandLine"), "no command line comes along");
  }

  private static boolean isAbsent(String type) {
    try {
      Class.forName(type);
      return false;
    } catch (ClassNotFoundException absent) {
      return true;
    }
  }

  private static void expect(boolean holds, String what) {
    if (!holds) {
      throw new AssertionError("expected: " + what);
    }
  }
}
