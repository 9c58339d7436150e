package zoetrope.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Parameter;
import zoetrope.scene.Section;
import zoetrope.scene.StageResult;
import zoetrope.scene.Subtitle;
import zoetrope.scene.Time;
import zoetrope.scene.TimeEvent;
import zoetrope.sound.SoundClip;
import zoetrope.sound.SoundCue;
import zoetrope.sound.SpokenLine;

/**
 * The facts about a scene that several commands print. Methods with the result type {@code Map} or
 * {@code List} return data for JSON.
 */
final class SceneFacts {
  private SceneFacts() {}

  static Map<String, Object> of(SceneEntry scene) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", scene.name());
    data.put("class", scene.className());
    data.put("group", scene.group());
    data.put("summary", scene.summary());
    return data;
  }

  static List<Map<String, Object>> sections(StageResult result) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (int i = 0; i < result.sections().size(); i++) {
      Section section = result.sections().get(i);
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", section.name());
      one.put("startSeconds", section.start().seconds());
      one.put("durationSeconds", length(result, i).seconds());
      list.add(one);
    }
    return list;
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
    List<Map<String, Object>> list = new ArrayList<>();
    for (Subtitle subtitle : result.subtitles()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("text", subtitle.text());
      one.put("startSeconds", subtitle.start().seconds());
      one.put("durationSeconds", subtitle.duration().seconds());
      list.add(one);
    }
    return list;
  }

  static List<Map<String, Object>> lines(StageResult result) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (SpokenLine line : result.lines()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("text", line.text().words());
      one.put("startSeconds", line.start());
      one.put("durationSeconds", line.seconds());
      one.put("file", line.text().fileName());
      one.put("spoken", line.recording().isPresent());
      one.put("wordTimes", line.words().isEstimated() ? "estimated" : "exact");
      list.add(one);
    }
    return list;
  }

  static List<Map<String, Object>> sounds(StageResult result) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (SoundCue cue : result.sounds()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", cue.clip().name());
      one.put("track", cue.role().track());
      one.put("startSeconds", (double) cue.start() / SoundClip.SAMPLE_RATE);
      one.put(
          "durationSeconds",
          cue.part().loops() ? null : (double) cue.length() / SoundClip.SAMPLE_RATE);
      list.add(one);
    }
    return list;
  }

  static List<Map<String, Object>> parameters(List<Parameter<?>> parameters) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (Parameter<?> parameter : parameters) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", parameter.name());
      one.put("type", parameter.type());
      one.put("default", parameter.defaultText());
      one.put("description", parameter.description());
      list.add(one);
    }
    return list;
  }

  static List<Map<String, Object>> timeEvents(StageResult result) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (TimeEvent event : result.timeEvents()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", event.name());
      one.put("seconds", event.time().seconds());
      one.put("new", event.isNew());
      list.add(one);
    }
    return list;
  }

  /** Returns the duration, such as {@code 3.000 s, 60 frames at 20 fps, 3 plays}. */
  static String length(StageResult result, FrameRate rate) {
    return Messages.of(
        "%.3f s, %d frames at %s fps, %d plays",
        result.duration().seconds(), result.frames(), rate, result.plays().size());
  }
}
