package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import zoetrope.cli.project.SourceFiles;
import zoetrope.inspect.ObjectFinder;
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
import zoetrope.scene.Time;
import zoetrope.studio.edit.CodeText;
import zoetrope.studio.edit.ObjectCall;
import zoetrope.studio.live.LiveScene;
import zoetrope.studio.window.VerifiedEdits.Place;
import zoetrope.studio.window.VerifiedEdits.Written;

/** The call that applies the fix of a finding, if the finding is gone afterwards. */
final class FixCalls {
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

  /** Whether the studio can apply the fix of a finding. */
  static boolean isApplicable(Finding finding) {
    return finding.edit().filter(FixEdit::sufficient).isPresent();
  }

  private Map<String, Object> fix(JsonNode call) {
    LiveScene shown = scene.get();
    VariableNames names = new VariableNames(sources::lines);
    List<Finding> before = shown.findings(names).join();
    Finding finding =
        before.stream()
            .filter(f -> FixCalls.isApplicable(f) && key(f).equals(call.path("finding").asText()))
            .findFirst()
            .orElseThrow(() -> new UsageException("this warning has gone, or its fix has changed"));
    long last = shown.whole().join().frames() - 1;
    long first = Time.of(finding.from()).firstFrame(shown.settings().rate());
    List<Place> places =
        shown.inspect(Math.min(first, last), finder -> places(finder, shown, finding));
    Written written =
        edits.write(
            places, Optional.of((old, now, settings) -> fault(finding, before, now, settings)));
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("change", written.change());
    answer.put("undo", edits.edits().count());
    return answer;
  }

  private List<Place> places(ObjectFinder finder, LiveScene shown, Finding finding) {
    FixEdit edit = finding.edit().orElseThrow();
    StageObject object =
        ObjectMessage.numbered(finder.stage(), edit.object().id())
            .orElseThrow(() -> new UsageException("the object is not on the stage any more"));
    CodeText code = new CodeText(2);
    ObjectCall change =
        edit.scale() == 1
            ? ObjectCall.shift(edit.shift(), code)
            : ObjectCall.scale(edit.scale(), code);
    Optional<PlayLine> play =
        Optional.of(finding.play())
            .filter(p -> p.line() > 0)
            .map(p -> PlayLine.of(p, shown.whole().join().plays()));
    return new ObjectPlaces(finder, sources).of(object, change, true, play);
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
