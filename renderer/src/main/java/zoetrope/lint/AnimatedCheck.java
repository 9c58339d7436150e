package zoetrope.lint;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zoetrope.frame.Item;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.lint.outline.OutlineCache;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Point;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/** A check for mobjects that are animated while they are not visible. */
final class AnimatedCheck implements StageObserver {
  /** Smaller objects cannot be seen, in frame units. */
  private static final double MIN_SIZE = 1e-3;

  private final ObjectNames names;
  private final List<Finding> findings = new ArrayList<>();
  private Set<Mobject<?>> unseen = Set.of();
  private OutlineCache outlines;

  AnimatedCheck(ObjectNames names) {
    this.names = names;
  }

  /** Returns the findings, ordered by time. */
  List<Finding> findings() {
    return findings;
  }

  @Override
  public List<Time> moments(PlayRecord play) {
    return play.duration().equals(Time.ZERO) ? List.of() : List.of(Time.ZERO, play.duration());
  }

  @Override
  public void called(PlayRecord play, StageView stage) {
    unseen = Set.of();
  }

  @Override
  public void at(PlayRecord play, Time moment, StageView stage) {
    if (moment.equals(Time.ZERO)) {
      unseen = animated(stage);
    }
    frame(stage);
  }

  /**
   * Looks at a frame. An animation may show pieces that it removes again, and long before the end
   * of the play, so no fixed moments suffice.
   */
  void frame(StageView stage) {
    if (!unseen.isEmpty()) {
      outlines = new OutlineCache(stage.frame().camera(), outlines);
      Set<Mobject<?>> present = stage.present();
      unseen.removeIf(m -> isSeen(m, present, Box.of(stage.frameSize())));
    }
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    double start = play.start().seconds();
    double end = play.start().plus(play.duration()).seconds();
    Set<Mobject<?>> present = unseen.isEmpty() ? Set.of() : stage.present();
    for (Mobject<?> m : unseen) {
      String what = names.of(m) + " is animated, but " + reason(m, present);
      List<FoundObject> objects = List.of(names.found(m, m, Box.EMPTY));
      findings.add(new Finding(Fault.UNSEEN, play, start, end, objects, what));
    }
    unseen = Set.of();
  }

  /** Returns why a mobject is not visible. */
  private String reason(Mobject<?> m, Set<Mobject<?>> present) {
    if (m.family().stream().noneMatch(present::contains)) {
      return "off the stage";
    }
    List<Item> items = items(m, present);
    return items.isEmpty()
        ? "invisible"
        : items.stream().noneMatch(this::hasSize) ? "has no size" : "outside the frame";
  }

  private boolean hasSize(Item item) {
    Box box = outlines.of(item).box();
    boolean isBehindTheEye = box.left() > box.right();
    return isBehindTheEye || Math.max(box.width(), box.height()) > MIN_SIZE;
  }

  /** Returns the animated mobjects that could be visible, in the order of the play. */
  private static Set<Mobject<?>> animated(StageView stage) {
    Set<Mobject<?>> all = new LinkedHashSet<>();
    for (Mobject<?> m : stage.animated()) {
      if (!(m instanceof CameraFrame)
          && m.familyWithPoints().stream().anyMatch(p -> !(p instanceof Point))) {
        all.add(m);
      }
    }
    return all;
  }

  /** Whether a mobject is in the frame. An updater may give it a size later. */
  private boolean isSeen(Mobject<?> m, Set<Mobject<?>> present, Box frame) {
    boolean mayGrow = m.hasActiveUpdaters();
    return items(m, present).stream()
        .anyMatch(item -> outlines.of(item).box().touches(frame) && (mayGrow || hasSize(item)));
  }

  /** Returns the items of the members that are on the stage, without invisible ones. */
  private static List<Item> items(Mobject<?> m, Set<Mobject<?>> present) {
    List<Item> items = new ArrayList<>();
    for (Mobject<?> member : m.family()) {
      if (present.contains(member) && member.children().isEmpty()) {
        member.appendItems(items);
      }
    }
    return items;
  }
}
