package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import zoetrope.frame.Camera;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.lint.report.CheckResult;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FoundObject;
import zoetrope.lint.report.FoundObject.FrameBox;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.render.request.SheetFrames;
import zoetrope.render.request.SheetFrames.Mark;
import zoetrope.render.request.TimePoint;
import zoetrope.scene.StageView;

/** Marks on the frames of a contact sheet for the objects of findings. */
public final class FindingMarks implements SheetFrames.Marker {
  private final List<Finding> findings;
  private final FrameRate rate;
  private final long lastFrame;

  /**
   * Creates marks. The findings are numbered from 1 in this order.
   *
   * @param result the result of the check that found them
   */
  public FindingMarks(List<Finding> findings, CheckResult result, FrameRate rate) {
    this.findings = List.copyOf(findings);
    this.rate = rate;
    this.lastFrame = result.run().frames() - 1;
  }

  /** Returns the first frame of each finding, with marks; empty without findings. */
  public Optional<SheetFrames> firstFrames() {
    Set<Long> numbers = new TreeSet<>();
    findings.forEach(finding -> numbers.add(frame(finding.from())));
    List<TimePoint> times = numbers.stream().<TimePoint>map(TimePoint.FrameNumber::new).toList();
    return times.isEmpty() ? Optional.empty() : Optional.of(SheetFrames.at(times).withMarker(this));
  }

  private long frame(double seconds) {
    return Math.min(lastFrame, Math.round(seconds * rate.perSecond()));
  }

  @Override
  public List<Mark> marks(long frame, StageView stage) {
    List<Mark> marks = new ArrayList<>();
    IdentityHashMap<Item, Object> owners = new IdentityHashMap<>();
    Camera camera = stage.frame(owners).camera();
    for (int i = 0; i < findings.size(); i++) {
      Finding finding = findings.get(i);
      long first = frame(finding.from());
      if (frame < first || frame > frame(finding.until())) {
        continue;
      }
      List<Bounds> boxes =
          finding.objects().stream()
              .flatMap(object -> box(object, stage, owners, camera).stream())
              .map(
                  box ->
                      new Bounds(Vec.of(box.left(), box.bottom()), Vec.of(box.right(), box.top())))
              .toList();
      if (frame == first || !boxes.isEmpty()) {
        marks.add(new Mark(i + 1, text(i + 1, finding), boxes));
      }
    }
    return marks;
  }

  private static String text(int number, Finding finding) {
    String kind = finding.kind().name().toLowerCase(Locale.ROOT);
    return number + " " + kind + ": " + finding.what() + "; " + finding.fix();
  }

  /** Returns the box around an object now; empty if it is not on the stage. */
  private static Optional<FrameBox> box(
      FoundObject object, StageView stage, Map<Item, Object> owners, Camera camera) {
    Set<Mobject<?>> family = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Mobject<?> root : stage.mobjects()) {
      Presence.visit(
          root,
          m -> {
            if (m.creationSite().filter(site -> site.number() == object.id()).isPresent()) {
              family.addAll(m.family());
            }
          });
    }
    List<Item> items =
        owners.entrySet().stream()
            .filter(entry -> family.contains(entry.getValue()))
            .map(Map.Entry::getKey)
            .toList();
    return PopLook.box(items, camera).inFrame();
  }
}
