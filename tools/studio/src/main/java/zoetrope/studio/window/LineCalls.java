package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import zoetrope.frame.FrameRate;
import zoetrope.render.result.UsageException;
import zoetrope.render.voice.RecordingWriter;
import zoetrope.render.voice.Recordings;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;
import zoetrope.sound.SoundClip;
import zoetrope.sound.SpokenLine;
import zoetrope.sound.VoiceSettings;
import zoetrope.studio.live.LiveScene;

/** The calls about spoken lines: lists them and accepts recordings. */
final class LineCalls {
  private final Supplier<LiveScene> scene;
  private final Takes takes;

  /** The lines of the last scene that ran to its end, and this scene. */
  private volatile Known known;

  private record Known(String className, Recordings recordings) {}

  LineCalls(Supplier<LiveScene> scene, Takes takes) {
    this.scene = scene;
    this.takes = takes;
  }

  void addTo(CallTable calls) {
    calls.with("lines", call -> lines()).with("take", this::take);
  }

  private Map<String, Object> lines() {
    LiveScene shown = scene.get();
    Recordings recordings = recordings(shown);
    FrameRate rate = shown.settings().rate();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("voice", shown.settings().narration().voice().kind().name());
    data.put("folder", recordings.folder().map(Path::toString).orElse(""));
    data.put("lines", recordings.lines().stream().map(l -> line(l, recordings, rate)).toList());
    data.put("outdated", recordings.outdated());
    return data;
  }

  private static Map<String, Object> line(SpokenLine line, Recordings recordings, FrameRate rate) {
    Optional<SoundClip> recorded = RecordingWriter.find(recordings, line);
    Map<String, Object> one = new LinkedHashMap<>();
    one.put("name", line.text().fileName());
    one.put("text", line.text().words());
    one.put("start", line.start());
    one.put("seconds", recorded.map(SoundClip::seconds).orElse(line.seconds()));
    one.put("from", Time.of(line.start()).firstFrame(rate));
    one.put("to", Time.of(line.end()).firstFrame(rate));
    one.put("place", line.place());
    boolean made = recorded.isEmpty() && line.recording().isPresent();
    one.put("state", recorded.isPresent() ? "recorded" : made ? "made by voice" : "missing");
    return one;
  }

  /**
   * Returns the lines of a scene. If it fails now, returns those of its last complete run: a new
   * recording may be too long for the scene, and must not keep the author from the next one.
   */
  private Recordings recordings(LiveScene shown) {
    String className = shown.entry().className();
    try {
      StageResult whole = shown.whole().join();
      VoiceSettings voice = shown.settings().narration().voice();
      known = new Known(className, Recordings.of(shown.entry(), whole, voice));
    } catch (CompletionException e) {
      if (known == null
          || !known.className().equals(className)
          || e.getCause() instanceof CancellationException) {
        throw e;
      }
    }
    return known.recordings();
  }

  /** Returns a ticket for sending a recording of a line. The line must be in the scene. */
  private Map<String, Object> take(JsonNode call) {
    String name = call.path("line").asText();
    Recordings recordings = recordings(scene.get());
    List<SpokenLine> lines = recordings.lines();
    SpokenLine line =
        lines.stream()
            .filter(l -> l.text().fileName().equals(name))
            .findFirst()
            .orElseThrow(() -> new UsageException("the scene does not have this line any more"));
    return Map.of("ticket", takes.expect(recordings, line.text()));
  }
}
