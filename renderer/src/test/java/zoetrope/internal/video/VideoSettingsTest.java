package zoetrope.internal.video;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import zoetrope.frame.FrameRate;

class VideoSettingsTest {
  private static final FrameRate RATE = FrameRate.of(60);

  private static String messageOf(int width, int height, double crf, String preset) {
    return assertThrows(
            IllegalArgumentException.class,
            () -> VideoSettings.of(width, height, RATE).withEncoding(crf, preset))
        .getMessage();
  }

  @Test
  void refusesFramesThatFfmpegCannotStore() {
    assertTrue(messageOf(16384, 16384, 23, "medium").contains("16384x16384 is more than"));
    assertEquals(16384, VideoSettings.of(16, 16384, FrameRate.of(30)).height());
  }

  @Test
  void refusesOtherValuesOutOfRange() {
    assertTrue(messageOf(0, 480, 23, "medium").contains("width 0"));
    assertTrue(messageOf(854, 20000, 23, "medium").contains("height 20000"));
    assertTrue(messageOf(854, 480, -1, "medium").contains("crf -1.0"));
    assertTrue(messageOf(854, 480, 52, "medium").contains("crf 52.0"));
    assertTrue(messageOf(854, 480, Double.NaN, "medium").contains("crf NaN"));
    assertTrue(messageOf(854, 480, 23, "fastest").contains("ultrafast, superfast"));
    assertThrows(
        IllegalArgumentException.class,
        () -> VideoSettings.of(64, 64, null).withEncoding(23, "medium"));
  }

  private static String messageOf(String parameters) {
    return assertThrows(
            IllegalArgumentException.class,
            () ->
                VideoSettings.of(64, 64, RATE)
                    .withEncoding(23, "ultrafast")
                    .withParameters(parameters))
        .getMessage();
  }

  @Test
  void refusesMalformedAndReservedEncoderParameters() {
    assertTrue(messageOf("bframes").contains("'bframes' is not a parameter of x264"));
    assertTrue(messageOf("subme=1:").contains("write name=value"));
    assertTrue(messageOf("subme=1:threads=4").contains("threads cannot be set"));
    assertTrue(messageOf("b_pyramid=strict").contains("repeated pictures depend on it"));
    assertEquals("", VideoSettings.of(64, 64, RATE).withEncoding(23, "medium").parameters());
    assertEquals(
        "8x8dct=0:b-adapt=0:scenecut=0:ipratio=2.4", VideoSettings.of(64, 64, RATE).parameters());
  }

  @Test
  void keyFramesComeEveryFourSeconds() {
    assertEquals(240, VideoSettings.of(64, 64, RATE).keyInterval());
    assertEquals(120, VideoSettings.of(64, 64, FrameRate.parse("29.97")).keyInterval());
  }
}
