package zoetrope.studio.make;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import zoetrope.output.Coding;
import zoetrope.output.Feature;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.output.VideoCodec;
import zoetrope.render.request.Quality;

/** The choices that a page offers: the kinds of output, their formats, and the features of each. */
public final class OutputChoices {
  private OutputChoices() {}

  /** Returns all choices as data for a page. */
  public static Map<String, Object> message() {
    Map<String, Object> codecs = new LinkedHashMap<>();
    for (VideoCodec codec : VideoCodec.values()) {
      codecs.put(
          codec.toString(), Map.of("label", codec.label(), "features", features(codec::holds)));
    }
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kinds", Arrays.stream(OutputKind.values()).map(OutputChoices::kind).toList());
    data.put("codecs", codecs);
    data.put("presets", VideoCodec.presets());
    data.put("qualities", Arrays.stream(Quality.values()).map(OutputChoices::quality).toList());
    return data;
  }

  private static Map<String, Object> kind(OutputKind kind) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", name(kind));
    data.put("label", kind.label());
    data.put("formats", OutputFormat.all(kind).stream().map(OutputChoices::format).toList());
    return data;
  }

  private static Map<String, Object> format(OutputFormat format) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("ending", format.ending().replace(".", ""));
    data.put("label", format.label());
    data.put("features", features(format::holds));
    if (format.isMuxedFilm()) {
      data.put("codecs", format.codecs().stream().map(VideoCodec::toString).toList());
      data.put("usual", usual(format));
    }
    return data;
  }

  /**
   * Returns the default codecs for opaque, transparent, lossless, and lossless transparent videos.
   */
  private static List<String> usual(OutputFormat format) {
    List<String> codecs = new ArrayList<>();
    for (boolean lossless : new boolean[] {false, true}) {
      for (boolean transparent : new boolean[] {false, true}) {
        Coding coding = new Coding(Optional.empty(), lossless, transparent);
        codecs.add(format.codec(coding).orElseThrow().toString());
      }
    }
    return codecs;
  }

  private static Map<String, Object> quality(Quality quality) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", quality.toString());
    data.put("width", quality.width());
    data.put("height", quality.height());
    data.put("rate", quality.rate().toString());
    return data;
  }

  private static List<String> features(Predicate<Feature> held) {
    return Arrays.stream(Feature.values()).filter(held).map(OutputChoices::name).toList();
  }

  private static String name(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the label of the link that opens a format in the browser, "Play" or "Show"; empty if
   * browsers do not support the format.
   */
  static Optional<String> shown(OutputFormat format) {
    boolean plays = format.isMuxedFilm() || format.kind() == OutputKind.SOUND;
    return format.holds(Feature.BROWSERS) ? Optional.of(plays ? "Play" : "Show") : Optional.empty();
  }
}
