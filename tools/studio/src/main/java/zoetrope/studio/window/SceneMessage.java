package zoetrope.studio.window;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.FrameRate;
import zoetrope.lint.report.Finding;
import zoetrope.render.request.RenderSettings;
import zoetrope.scene.Parameter;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Section;
import zoetrope.scene.Slide;
import zoetrope.scene.StageResult;
import zoetrope.scene.Subtitle;
import zoetrope.scene.Time;
import zoetrope.scene.TimeEvent;
import zoetrope.sound.SoundClip;
import zoetrope.sound.SoundCue;
import zoetrope.studio.live.LiveScene;

/** Messages about a scene, as values that become JSON. */
final class SceneMessage {
  private SceneMessage() {}

  /** Returns the facts that are known before the scene has run. */
  static Map<String, Object> of(LiveScene scene, int generation) {
    RenderSettings settings = scene.settings();
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("generation", generation);
    facts.put("name", scene.entry().name());
    facts.put("className", scene.entry().className());
    facts.put("argument", argument(scene));
    scene.entry().source().ifPresent(file -> facts.put("source", file.getFileName().toString()));
    facts.put("summary", scene.entry().summary());
    facts.put("width", settings.width());
    facts.put("height", settings.height());
    facts.put("rate", rate(settings.rate()));
    facts.put("rateText", settings.rate().toString());
    facts.put("seed", settings.seed());
    facts.put("voice", settings.narration().voice().kind().name());
    facts.put("values", settings.parameters());
    facts.put("parameters", parameters(scene.parameters()));
    return facts;
  }

  /** Returns the scene's name for a command line. */
  private static String argument(LiveScene scene) {
    return scene
        .entry()
        .source()
        .map(file -> file + ":" + scene.entry().name())
        .orElse(scene.entry().name());
  }

  private static Map<String, Object> rate(FrameRate rate) {
    return Map.of("numerator", rate.numerator(), "denominator", rate.denominator());
  }

  private static List<Map<String, Object>> parameters(List<Parameter<?>> parameters) {
    List<Map<String, Object>> all = new ArrayList<>();
    for (Parameter<?> parameter : parameters) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", parameter.name());
      one.put("type", parameter.type());
      one.put("default", parameter.defaultText());
      one.put("description", parameter.description());
      all.add(one);
    }
    return all;
  }

  /** Returns the result of running the scene, with times in seconds and frames by number. */
  static Map<String, Object> outline(
      LiveScene scene, StageResult result, int generation, PlayNames names) {
    FrameRate rate = scene.settings().rate();
    Map<String, Object> outline = new LinkedHashMap<>();
    outline.put("generation", generation);
    outline.put("transparent", result.transparent());
    outline.put("frames", result.frames());
    outline.put("duration", result.duration().seconds());
    outline.put("plays", result.plays().stream().map(play -> play(play, rate, names)).toList());
    List<Map<String, Object>> sections = new ArrayList<>();
    for (int i = 0; i < result.sections().size(); i++) {
      Section section = result.sections().get(i);
      Map<String, Object> one = span(section.start(), result.sectionEnd(i), rate);
      one.put("name", section.name());
      sections.add(one);
    }
    outline.put("sections", sections);
    outline.put("subtitles", result.subtitles().stream().map(s -> subtitle(s, rate)).toList());
    outline.put(
        "sounds", result.sounds().stream().map(s -> sound(s, result.duration(), rate)).toList());
    outline.put("timeEvents", result.timeEvents().stream().map(SceneMessage::timeEvent).toList());
    outline.put("slides", result.slides().stream().map(s -> slide(s, rate)).toList());
    outline.put("warnings", result.warnings());
    outline.put("parameters", parameters(result.parameters()));
    return outline;
  }

  /**
   * Returns the beginning of a scene that is still running or that failed. Its sound is unknown
   * until it ends.
   */
  static Map<String, Object> part(
      LiveScene scene, StageResult result, int generation, PlayNames names, boolean fails) {
    Map<String, Object> part = outline(scene, result, generation, names);
    part.put("sounds", List.of());
    part.put("fails", fails);
    return part;
  }

  private static Map<String, Object> play(PlayRecord play, FrameRate rate, PlayNames names) {
    Map<String, Object> one = span(play.start(), play.start().plus(play.duration()), rate);
    one.put("index", play.index());
    one.put("description", play.description());
    one.put("code", names.of(play));
    one.put("file", play.file());
    one.put("line", play.line());
    return one;
  }

  private static Map<String, Object> subtitle(Subtitle subtitle, FrameRate rate) {
    Map<String, Object> one = span(subtitle.start(), subtitle.end(), rate);
    one.put("text", subtitle.text());
    return one;
  }

  /** Returns a sound; one without an end lasts to the end of the scene. */
  private static Map<String, Object> sound(SoundCue cue, Time duration, FrameRate rate) {
    double end = Math.min(duration.seconds(), (double) cue.end() / SoundClip.SAMPLE_RATE);
    Time start = Time.of((double) cue.start() / SoundClip.SAMPLE_RATE);
    Map<String, Object> one = span(start, Time.of(end), rate);
    one.put("text", cue.clip().name());
    one.put("role", cue.role().track());
    one.put("place", cue.place());
    return one;
  }

  private static Map<String, Object> timeEvent(TimeEvent event) {
    Map<String, Object> one = new LinkedHashMap<>();
    one.put("name", event.name());
    one.put("seconds", event.time().seconds());
    one.put("isNew", event.isNew());
    one.put("late", event.late());
    one.put("place", event.place());
    return one;
  }

  private static Map<String, Object> slide(Slide slide, FrameRate rate) {
    return Map.of(
        "from", slide.start().firstFrame(rate),
        "notes", slide.notes(),
        "loops", slide.loops(),
        "goesOn", slide.goesOn());
  }

  private static Map<String, Object> span(Time start, Time end, FrameRate rate) {
    Map<String, Object> one = new LinkedHashMap<>();
    one.put("start", start.seconds());
    one.put("end", end.seconds());
    one.put("from", start.firstFrame(rate));
    one.put("to", end.firstFrame(rate));
    return one;
  }

  static Map<String, Object> lint(List<Finding> found, int generation) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (Finding finding : found) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("kind", finding.kind().name().toLowerCase(java.util.Locale.ROOT));
      one.put("note", finding.kind().isNote());
      one.put("from", finding.from());
      one.put("until", finding.until());
      one.put("what", finding.what());
      one.put("fix", finding.fix());
      one.put("times", finding.times());
      one.put("change", FixCalls.change(finding));
      one.put("key", FixCalls.key(finding));
      one.put("play", finding.play().index());
      one.put("file", finding.play().file());
      one.put("line", finding.play().line());
      list.add(one);
    }
    return Map.of("generation", generation, "findings", list);
  }
}
