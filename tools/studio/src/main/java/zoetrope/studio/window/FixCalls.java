package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import zoetrope.cli.project.SourceFiles;
import zoetrope.inspect.StageObject;
import zoetrope.inspect.VariableNames;
import zoetrope.lint.Lint;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FixEdit;
import zoetrope.lint.report.FoundObject;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;
import zoetrope.studio.edit.CodeText;
import zoetrope.studio.edit.ObjectCall;
import zoetrope.studio.edit.PartCode;
import zoetrope.studio.edit.ValueCode;
import zoetrope.studio.live.LiveScene;
import zoetrope.studio.window.VerifiedEdits.Place;
import zoetrope.studio.window.VerifiedEdits.Written;

/** The call that applies the fix of a finding, if the finding is gone afterwards. */
final class FixCalls {
  /** Added to seconds that are rounded to tenths, so that they are rounded up. */
  private static final double ROUNDING = 0.05;

  private final VerifiedEdits edits;
  private final SourceFiles sources;
  private final Supplier<LiveScene> scene;

  FixCalls(VerifiedEdits edits, SourceFiles sources, Supplier<LiveScene> scene) {
    this.edits = edits;
    this.sources = sources;
    this.scene = scene;
  }

  void addTo(CallTable calls) {
    calls.with("fix", call -> edits.inOrder(() -> fix(call)));
  }

  /** A call on an object that fixes a finding. */
  private record FixingCall(FoundObject object, ObjectCall call) {
    /** Returns the call of a fix; empty if the fix changes no object. */
    static Optional<FixingCall> of(FixEdit edit) {
      CodeText code = new CodeText(2);
      FixingCall call = null;
      if (edit instanceof FixEdit.Shift shift) {
        call = new FixingCall(shift.object(), ObjectCall.shift(shift.by(), code));
      } else if (edit instanceof FixEdit.Scale scale) {
        call = new FixingCall(scale.object(), ObjectCall.scale(scale.factor(), code));
      } else if (edit instanceof FixEdit.Recolor other) {
        call = new FixingCall(other.object(), ObjectCall.color("setColor", other.color()));
      } else if (edit instanceof FixEdit.Layer layer) {
        call = new FixingCall(layer.object(), ObjectCall.zIndex(layer.zIndex(), code));
      }
      return Optional.ofNullable(call);
    }

    String words() {
      return call.on(object.variable().isEmpty() ? PartCode.UNNAMED : object.variable());
    }
  }

  /** Returns the change of the source that fixes a finding, in words; empty if there is none. */
  static String change(Finding finding) {
    return finding.edit().filter(FixEdit::sufficient).map(FixCalls::change).orElse("");
  }

  private static String change(FixEdit edit) {
    return FixingCall.of(edit)
        .map(FixingCall::words)
        .orElseGet(
            () ->
                edit instanceof FixEdit.Wait longer
                    ? pause(longer.seconds())
                    : edit instanceof FixEdit.Add added ? add(added) : "no allow(...)");
  }

  private static String add(FixEdit.Add added) {
    return "add(" + added.object().variable() + ")";
  }

  /** Returns a pause, rounded up to tenths of seconds. */
  private static String pause(double seconds) {
    return "pause(" + new CodeText(1).number(seconds + ROUNDING) + ")";
  }

  private Map<String, Object> fix(JsonNode call) {
    LiveScene shown = scene.get();
    VariableNames names = new VariableNames(sources::lines);
    List<Finding> before = shown.findings(names).join();
    Finding finding =
        before.stream()
            .filter(f -> !change(f).isEmpty() && key(f).equals(call.path("finding").asText()))
            .findFirst()
            .orElseThrow(() -> new UsageException("this warning has gone, or its fix has changed"));
    List<Place> places = places(shown, finding);
    Written written =
        edits.write(
            places, Optional.of((old, now, settings) -> fault(finding, before, now, settings)));
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("change", written.change());
    answer.put("undo", edits.edits().count());
    return answer;
  }

  private List<Place> places(LiveScene shown, Finding finding) {
    FixEdit edit = finding.edit().orElseThrow();
    Optional<FixingCall> call = FixingCall.of(edit);
    if (call.isPresent()) {
      return places(shown, finding, call.get());
    }
    if (edit instanceof FixEdit.Wait longer) {
      return waits(shown, finding, longer.seconds());
    }
    PlayRecord play = finding.play();
    if (edit instanceof FixEdit.Add added) {
      return places(added, PlayLine.of(play, shown.whole().join().plays()));
    }
    return List.of(new Place(play.file(), play.line(), file -> file.without(play.line(), "allow")));
  }

  /** Returns the places for a call that adds an object to the stage. */
  private static List<Place> places(FixEdit.Add added, PlayLine play) {
    FoundObject object = added.object();
    String code = add(added) + ";";
    if (added.empty()) {
      int made = object.line();
      return List.of(new Place(object.file(), made, file -> file.after(made, code)));
    }
    return List.of(
        play.at((file, line) -> file.before(line, code, "")),
        play.at((file, line) -> file.after(line, code)));
  }

  /** Returns the places for a call on an object that is visible when the fault begins. */
  private List<Place> places(LiveScene shown, Finding finding, FixingCall change) {
    StageResult run = shown.whole().join();
    long first = Time.of(finding.from()).firstFrame(shown.settings().rate());
    Optional<PlayLine> play =
        Optional.of(finding.play()).filter(p -> p.line() > 0).map(p -> PlayLine.of(p, run.plays()));
    return shown.inspect(
        Math.min(first, run.frames() - 1),
        finder -> {
          StageObject object =
              ObjectMessage.numbered(finder.stage(), change.object().id())
                  .orElseThrow(() -> new UsageException("the object is not on the stage any more"));
          return new ObjectPlaces(finder, sources).of(object, change.call(), true, play);
        });
  }

  /**
   * Returns the places for a longer pause before the play that removes the object of a finding: an
   * existing pause, and a new one.
   */
  private static List<Place> waits(LiveScene shown, Finding finding, double seconds) {
    List<PlayRecord> plays = shown.whole().join().plays();
    double end = finding.until() - 1 / shown.settings().rate().perSecond();
    int index = plays.size() - 1;
    while (index > 0 && plays.get(index).start().seconds() > end) {
      index--;
    }
    CodeText code = new CodeText(1);
    List<Place> places = new ArrayList<>();
    PlayRecord last = plays.get(index);
    for (PlayRecord pause : index > 0 ? List.of(last, plays.get(index - 1)) : List.of(last)) {
      if (pause.description().equals("pause") && PlayLine.of(pause, plays).times() == 1) {
        String longer = code.number(pause.duration().seconds() + seconds + ROUNDING);
        int line = pause.line();
        places.add(
            new Place(pause.file(), line, java -> new ValueCode(java).duration(line, longer)));
      }
    }
    String added = pause(seconds) + ";";
    places.add(PlayLine.of(last, plays).at((java, line) -> java.before(line, added, "")));
    return places;
  }

  /** Returns why a change does not fix a finding: the finding remains, or there is a new one. */
  private Optional<String> fault(
      Finding fixed, List<Finding> before, SceneEntry now, RenderSettings settings) {
    VariableNames names = new VariableNames(sources::lines);
    List<Finding> after =
        Lint.run(now, new Renderer(settings), names::of, names::isUnused).findings();
    if (after.stream().anyMatch(f -> key(f).equals(key(fixed)))) {
      return Optional.of("the fix does not help here");
    }
    List<String> known = before.stream().map(FixCalls::key).toList();
    return after.stream()
        .filter(f -> !f.kind().isNote() && !known.contains(key(f)))
        .findFirst()
        .map(f -> "the fix would cause another warning: " + f.what());
  }

  /** Returns a text that is equal for the same finding in other runs of the scene. */
  static String key(Finding finding) {
    return finding.kind()
        + " "
        + (finding.objects().isEmpty()
            ? finding.play().index()
            : finding.objects().stream().map(FoundObject::id).sorted().toList());
  }
}
