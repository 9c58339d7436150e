package zoetrope.cli;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Json;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Parameter;
import zoetrope.scene.Section;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;
import zoetrope.sound.SoundClip;

/**
 * The facts about a scene that several commands print. Methods with the result type {@code Map} or
 * {@code List} return data for JSON.
 */
final class SceneFacts {
  private SceneFacts() {}

  static Map<String, Object> of(SceneEntry scene) {
    return Json.object(
        "name", scene.name(),
        "class", scene.className(),
        "group", scene.group(),
        "summary", scene.summary());
  }

  static List<Map<String, Object>> sections(StageResult result) {
    return IntStream.range(0, result.sections().size())
        .mapToObj(
            i ->
                Json.object(
                    "name", result.sections().get(i).name(),
                    "startSeconds", result.sections().get(i).start().seconds(),
                    "durationSeconds", length(result, i).seconds()))
        .toList();
  }

  /** Returns a section on one line: start, duration and name. */
  static String section(StageResult result, int i) {
    Section section = result.sections().get(i);
    return Messages.of(
        "%9.3f  %8.3f  section %s",
        section.start().seconds(), length(result, i).seconds(), section.name());
  }

  /** Returns a section as an option: {@code --section "Dot products" (12.000 s to 34.500 s)}. */
  static String sectionOption(StageResult result, int i) {
    Section section = result.sections().get(i);
    String name = section.name();
    return Messages.of(
        "--section %s (%.3f s to %.3f s)",
        name.matches("[\\w-]+") ? name : "\"" + name + "\"",
        section.start().seconds(),
        result.sectionEnd(i).seconds());
  }

  private static Time length(StageResult result, int section) {
    return result.sectionEnd(section).minus(result.sections().get(section).start());
  }

  static List<Map<String, Object>> subtitles(StageResult result) {
    return result.subtitles().stream()
        .map(
            subtitle ->
                Json.object(
                    "text", subtitle.text(),
                    "startSeconds", subtitle.start().seconds(),
                    "durationSeconds", subtitle.duration().seconds()))
        .toList();
  }

  static List<Map<String, Object>> lines(StageResult result) {
    return result.lines().stream()
        .map(
            line ->
                Json.object(
                    "text", line.text().words(),
                    "startSeconds", line.start(),
                    "durationSeconds", line.seconds(),
                    "file", line.text().fileName(),
                    "spoken", line.recording().isPresent(),
                    "wordTimes", line.words().isEstimated() ? "estimated" : "exact"))
        .toList();
  }

  static List<Map<String, Object>> sounds(StageResult result) {
    return result.sounds().stream()
        .map(
            cue ->
                Json.object(
                    "name", cue.clip().name(),
                    "track", cue.role().track(),
                    "startSeconds", seconds(cue.start()),
                    "durationSeconds", cue.part().loops() ? null : seconds(cue.length())))
        .toList();
  }

  private static double seconds(long samples) {
    return (double) samples / SoundClip.SAMPLE_RATE;
  }

  static List<Map<String, Object>> parameters(List<Parameter<?>> parameters) {
    return parameters.stream()
        .map(
            parameter ->
                Json.object(
                    "name", parameter.name(),
                    "type", parameter.type(),
                    "default", parameter.defaultText(),
                    "description", parameter.description()))
        .toList();
  }

  static List<Map<String, Object>> timeEvents(StageResult result) {
    return result.timeEvents().stream()
        .map(
            event ->
                Json.object(
                    "name", event.name(),
                    "seconds", event.time().seconds(),
                    "new", event.isNew()))
        .toList();
  }

  /** Returns the duration, such as {@code 3.000 s, 60 frames at 20 fps, 3 plays}. */
  static String length(StageResult result, FrameRate rate) {
    return Messages.of(
        "%.3f s, %d frames at %s fps, %d plays",
        result.duration().seconds(), result.frames(), rate, result.plays().size());
  }
}
