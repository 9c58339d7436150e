package zoetrope.output;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import zoetrope.NeedsX264;

class OutputFormatTest {
  private static Coding coding(String codec, boolean lossless, boolean transparent) {
    return new Coding(Optional.ofNullable(codec).map(VideoCodec::parse), lossless, transparent);
  }

  private static String sizeMessage(OutputFormat format, int width, int height) {
    return assertThrows(IllegalArgumentException.class, () -> format.checkSize(width, height))
        .getMessage();
  }

  @ParameterizedTest
  @EnumSource
  void onlyMuxedVideosRefuseOddAndSmallSides(OutputFormat format) {
    assertDoesNotThrow(() -> format.checkSize(16, 480));
    if (format.isMuxedFilm() || format.kind() == OutputKind.PRESENTATION) {
      assertTrue(sizeMessage(format, 853, 480).contains("take 854 instead"));
      assertTrue(sizeMessage(format, 854, 481).contains("height 481 is odd"));
      assertTrue(sizeMessage(format, 14, 480).contains("width 14 is out of range"));
    } else if (format.kind() != OutputKind.SOUND) {
      assertDoesNotThrow(() -> format.checkSize(1, 853));
    }
  }

  @ParameterizedTest
  @EnumSource
  void extensionsAreUniqueWithinAKind(OutputKind kind) {
    Set<String> endings = new HashSet<>();
    for (OutputFormat format : OutputFormat.all(kind)) {
      assertTrue(endings.add(format.ending()), format::name);
      if (!format.ending().isEmpty()) {
        Path file = Path.of("a.b" + format.ending().toUpperCase(java.util.Locale.ROOT));
        assertEquals(Optional.of(format), OutputFormat.find(file, kind));
        assertEquals(format, OutputFormat.parse(format.toString(), kind));
      }
    }
  }

  @NeedsX264
  @ParameterizedTest
  @CsvSource({
    ", false, false, MP4, H264",
    ", false, true, MOV, PRORES",
    ", true, false, MKV, FFV1",
    ", true, true, MKV, FFV1",
    "av1, false, false, MP4, AV1",
    "vp9, false, false, WEBM, VP9",
    "vp9, false, true, WEBM, VP9",
    "prores, false, true, MOV, PRORES",
    "hevc, true, false, MP4, HEVC",
    "ffv1, false, false, MKV, FFV1",
  })
  void choosesTheBestFormatAndCodecByDefault(
      String codec, boolean lossless, boolean transparent, OutputFormat format, VideoCodec used) {
    Coding coding = coding(codec, lossless, transparent);
    assertEquals(format, OutputFormat.usual(coding));
    assertEquals(Optional.of(used), format.codec(coding));
  }

  @NeedsX264
  @ParameterizedTest
  @CsvSource({
    "MP4, H264, H264, H264, H264",
    "MOV, H264, PRORES, H264, H264",
    "MKV, H264, FFV1, FFV1, FFV1",
    "WEBM, VP9, VP9, VP9, VP9",
  })
  void theDefaultCodecSupportsTheRequestedFeatures(
      OutputFormat format, VideoCodec plain, VideoCodec alpha, VideoCodec exact, VideoCodec both) {
    assertEquals(Optional.of(plain), format.codec(coding(null, false, false)));
    assertEquals(Optional.of(alpha), format.codec(coding(null, false, true)));
    assertEquals(Optional.of(exact), format.codec(coding(null, true, false)));
    assertEquals(Optional.of(both), format.codec(coding(null, true, true)));
  }

  @Test
  void usesTheNextCodecByDefaultIfAnEncoderIsMissing() {
    Predicate<VideoCodec> lgpl = codec -> codec != VideoCodec.H264 && codec != VideoCodec.HEVC;
    assertEquals(VideoCodec.AV1, Coding.DEFAULT.in(OutputFormat.MP4, lgpl).usedCodec());
    assertEquals(
        VideoCodec.H264,
        coding("h264", false, false).in(OutputFormat.MP4, lgpl).usedCodec(),
        "an explicit choice stays");
    assertEquals(Optional.empty(), Coding.DEFAULT.in(OutputFormat.PNG, lgpl).codec());
  }

  @NeedsX264
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GIF  |      | cannot hold transparent frames: name a .mov (ProRes), .mkv (FFV1),"
            + " .webm (VP9), .apng or .webp, or leave out --transparent",
        "MP4  | h264 | cannot hold transparent frames: name a .mov (ProRes), .mkv (FFV1),"
            + " .webm (VP9), .apng or .webp, or leave out --transparent",
        "MOV  | h264 | cannot hold transparent frames as H.264: name a .mkv (FFV1), .webm (VP9),"
            + " .apng or .webp, or take ProRes, or leave out --transparent",
        "MP4  | vp9  | cannot hold transparent frames: name a .mkv or .webm, or leave out"
            + " --transparent",
        "MOV  | vp9  | cannot hold VP9: name a .mkv or .webm, or take ProRes, or leave out --codec",
      })
  void aRefusalNamesTheMissingFeatureAndFormatsThatHaveIt(
      OutputFormat format, String codec, String message) {
    Wishes wishes =
        new Wishes(coding(codec, false, true))
            .with(Feature.CODEC, "--codec", codec != null)
            .with(Feature.ALPHA, "--transparent", true);
    assertEquals(Optional.of(message), wishes.refusal(format));
  }

  @NeedsX264
  @Test
  void suggestsNoFormatsOfOtherKinds() {
    Wishes wishes =
        new Wishes(Coding.DEFAULT)
            .with(Feature.SECTIONS, "--sections", true)
            .with(Feature.STEMS, "--stems", false);
    assertEquals(
        Optional.of("cannot be divided into sections: leave out --sections"),
        wishes.refusal(OutputFormat.PNG));
    assertEquals(
        Optional.of("cannot be divided into sections: leave out --sections"),
        wishes.refusalOfAll());
    assertEquals(
        Optional.of(
            "cannot be divided into sections: name a "
                + OutputFormat.list(OutputFormat.films(Feature.SECTIONS), " or ")
                + ", or leave out --sections"),
        wishes.refusal(OutputFormat.GIF));
    assertEquals(Optional.empty(), wishes.refusal(OutputFormat.MKV));
  }
}
