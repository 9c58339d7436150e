package zoetrope;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIf;
import zoetrope.output.VideoCodec;

/** Skips a test, or all tests of a class, if the build of FFmpeg has no x264. */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf(
    value = "zoetrope.NeedsX264$Encoder#isAvailable",
    disabledReason = "this build of FFmpeg has no x264")
public @interface NeedsX264 {
  /** The condition, which JUnit calls by its name. */
  final class Encoder {
    private Encoder() {}

    static boolean isAvailable() {
      return VideoCodec.H264.isAvailable();
    }
  }
}
