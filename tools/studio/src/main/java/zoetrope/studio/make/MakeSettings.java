package zoetrope.studio.make;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import zoetrope.frame.FrameFit;
import zoetrope.frame.FrameRate;
import zoetrope.output.OutputFormat;
import zoetrope.output.VideoCodec;
import zoetrope.render.request.FilmFormat;
import zoetrope.render.request.Metadata;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.UsageException;
import zoetrope.sound.Narration;
import zoetrope.sound.VoiceSettings;

/**
 * Reads the settings of outputs from calls of a page. The defaults are the options of the studio
 * command.
 */
public final class MakeSettings {
  private MakeSettings() {}

  /** Returns a setting; empty if it is blank or missing. */
  static Optional<String> text(JsonNode call, String name) {
    return Optional.of(call.path(name).asText("").strip()).filter(text -> !text.isEmpty());
  }

  /**
   * Returns the settings of a call.
   *
   * @throws IllegalArgumentException for values out of range
   */
  static RenderSettings of(JsonNode call, RenderSettings basis) {
    Map<String, String> parameters = new LinkedHashMap<>();
    call.path("parameters")
        .fields()
        .forEachRemaining(field -> parameters.put(field.getKey(), field.getValue().asText()));
    RenderSettings settings =
        basis
            .withPictures(
                call.path("width").asInt(basis.width()),
                call.path("height").asInt(basis.height()),
                text(call, "rate").map(FrameRate::parse).orElse(basis.rate()))
            .withEncoding(
                text(call, "crf").map(MakeSettings::number).orElse(basis.crf()),
                text(call, "preset").orElse(basis.preset()))
            .withJobs(text(call, "jobs").map(MakeSettings::count).orElse(basis.jobs()))
            .withSeed(call.path("seed").asLong(basis.seed()))
            .withParameters(parameters)
            .withFit(text(call, "fit").map(FrameFit::parse).orElse(basis.fit()))
            .withTimeout(
                text(call, "timeout").map(MakeSettings::seconds).or(basis::timeout).orElse(null))
            .withNarration(narration(call, basis.narration()))
            .withFormat(format(call, basis.format()))
            .withMetadata(metadata(call, basis.metadata()));
    return settings.withTransparency(truth(call, "transparent", basis.transparent()));
  }

  /** Returns the default settings for a page. */
  public static Map<String, Object> message(RenderSettings basis) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("crf", basis.crf());
    data.put("preset", basis.preset());
    data.put("ending", OutputFormat.usual(basis.coding()).toString());
    data.put("transparent", basis.transparent());
    data.put("lossless", basis.format().lossless());
    basis.format().codec().ifPresent(codec -> data.put("codec", codec.toString()));
    basis.metadata().title().ifPresent(title -> data.put("title", title));
    basis.metadata().author().ifPresent(author -> data.put("author", author));
    basis.metadata().comment().ifPresent(comment -> data.put("comment", comment));
    basis.metadata().date().ifPresent(date -> data.put("date", date));
    return data;
  }

  static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is not a number");
    }
  }

  static int count(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is not a whole number");
    }
  }

  private static Duration seconds(String text) {
    return Duration.ofMillis((long) (1000 * number(text)));
  }

  private static boolean truth(JsonNode call, String name, boolean basis) {
    return text(call, name).map(Boolean::parseBoolean).orElse(basis);
  }

  private static FilmFormat format(JsonNode call, FilmFormat basis) {
    return new FilmFormat(
        call.has("codec") ? text(call, "codec").map(VideoCodec::parse) : basis.codec(),
        truth(call, "lossless", basis.lossless()));
  }

  private static Metadata metadata(JsonNode call, Metadata basis) {
    return new Metadata(
        text(call, "title").or(basis::title),
        text(call, "author").or(basis::author),
        text(call, "comment").or(basis::comment),
        text(call, "date").or(basis::date));
  }

  private static Narration narration(JsonNode call, Narration basis) {
    return new Narration(
        voice(call, basis.voice()),
        text(call, "loudness").map(MakeSettings::number).or(basis::loudness),
        truth(call, "burnSubtitles", basis.burnsSubtitles()));
  }

  /**
   * Reads the voice. Only the command line can name a program that speaks: a page must not start
   * one.
   */
  public static VoiceSettings voice(JsonNode call, VoiceSettings basis) {
    VoiceSettings chosen = text(call, "voice").map(VoiceSettings::parse).orElse(basis);
    UsageException.require(
        chosen.kind() != VoiceSettings.Kind.COMMAND || chosen.command().equals(basis.command()),
        "a page cannot start a program: give the command to render studio with --voice");
    return chosen
        .withWordsAMinute(
            text(call, "words").map(MakeSettings::number).orElse(basis.wordsAMinute()))
        .withOriginal(basis.original())
        .withLanguage(text(call, "language").orElse(basis.language()));
  }
}
