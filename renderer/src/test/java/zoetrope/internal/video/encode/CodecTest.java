package zoetrope.internal.video.encode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.VideoSettings;

/** The quality and the speed that encoders are set to. */
class CodecTest {
  private static VideoSettings settings(String preset, double crf) {
    return VideoSettings.of(1920, 1080, FrameRate.parse("60")).withEncoding(crf, preset);
  }

  @ParameterizedTest
  @CsvSource({
    "ultrafast, 24, 26, realtime, 8",
    "superfast, 24, 26, realtime, 5",
    "superfast,  0,  0, realtime, 5",
    "veryfast,  24, 30, good,     4",
    "faster,    24, 30, good,     3",
    "medium,    18, 22, good,     1",
    "slow,      51, 63, good,     0",
    "placebo,   24, 30, good,     0",
  })
  void vp9UsesItsOwnScaleAndSpeeds(
      String preset, double crf, int quality, String deadline, String speed) {
    Map<String, String> options = Codec.vp9(settings(preset, crf)).options();
    assertEquals(quality, Double.parseDouble(options.get("crf")));
    assertEquals(deadline, options.get("deadline"));
    assertEquals(speed, options.get("cpu-used"));
    assertEquals("0", options.get("b"), "constant quality");
    assertEquals("0", options.get("lag-in-frames"));
  }

  @Test
  void theDefaultIsSuperfastAt24WithFineKeyFrames() {
    VideoSettings defaults = VideoSettings.of(1920, 1080, FrameRate.parse("60"));
    assertEquals(settings("superfast", 24), defaults);
    Map<String, String> options = Codec.h264(defaults).options();
    assertEquals("superfast", options.get("preset"));
    assertEquals("24.000", options.get("crf"));
    assertEquals(
        "threads=1:b-pyramid=none:open-gop=0:force-cfr=1:cpu-independent=1:nal-hrd=none"
            + ":8x8dct=0:b-adapt=0:scenecut=0:ipratio=2.4",
        options.get("x264-params"));
  }
}
