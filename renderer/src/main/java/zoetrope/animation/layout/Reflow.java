package zoetrope.animation.layout;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.animation.LooseGroup;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.CurrentStage;
import zoetrope.internal.mobject.Styles;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * An animation that moves the members of a container to the places of a new layout. The places are
 * found before the play begins, for the sizes that the members have at its end:
 *
 * <ul>
 *   <li>A member that {@code animate} or a transform changes in the same play counts with its final
 *       size, and that animation also takes it to its place.
 *   <li>A member that is not on the stage yet is in its place from the start.
 *   <li>A member that another animation changes counts with its present size.
 * </ul>
 */
public final class Reflow extends Animation<Reflow> {
  private final LayoutBox<?> box;
  private final LooseGroup moved;
  private List<Way> ways;

  private Reflow(LayoutBox<?> box, LooseGroup moved) {
    super(moved);
    this.box = box;
    this.moved = moved;
  }

  static Reflow of(LayoutBox<?> box) {
    return new Reflow(box, LooseGroup.of(box.children()));
  }

  @Override
  public void playedWith(List<? extends Animation<?>> all) {
    prepare(all.stream().filter(a -> a != this).toList());
  }

  private void prepare(List<? extends Animation<?>> others) {
    EndStates ends = new EndStates(box.family(), others);
    Arranged places = box.places(ends);
    box.requireFit();
    ways = new ArrayList<>();
    places.spots().forEach(spot -> send(spot, ends));
    LayoutBox.note(places);
    MobjectTrees.setLooseChildren(moved, ways.stream().map(Way::member).toList());
  }

  /**
   * Sends an object to its place: at once, with the animation that changes it, or with this one.
   */
  private void send(Spot spot, EndStates ends) {
    Mobject<?> m = spot.member();
    Mobject<?> end = ends.of(m);
    boolean isSeen = LayoutBox.isAnyShown(m);
    if (end != null) {
      spot.place(end);
    }
    if (!isSeen) {
      spot.placeAtOnce();
    } else if (end == null) {
      if (m.hasPoints() || !ends.changesPartOf(m) && CurrentStage.shows(m)) {
        ways.add(new Way(spot, new ArrayList<>(), new ArrayList<>()));
      } else {
        MobjectTrees.transformAlone(m, map(spot));
        m.children().forEach(child -> send(spot.of(child), ends));
      }
    }
  }

  private static Affine map(Spot spot) {
    Vec way = spot.to().minus(spot.from()).with(2, 0);
    return Affine.scaling(spot.factor()).about(spot.from()).then(Affine.translation(way));
  }

  /** The movement of one object; the lists are filled when the animation begins. */
  private record Way(Spot spot, List<Tween> tweens, List<Style> styles) {
    Mobject<?> member() {
      return spot.member();
    }

    void begin() {
      Mobject<?> end = (Mobject<?>) member().copy();
      spot.place(end);
      tweens.addAll(MobjectTrees.tweens(member(), member(), end, MotionPath.STRAIGHT));
      member().familyWithStyle().forEach(m -> styles.add(m.style()));
    }

    void at(double progress) {
      tweens.forEach(t -> t.at(progress));
      if (spot.fade() > 0) {
        double way = spot.to().distance(spot.from());
        double visible = Math.max(0, 1 - progress * Math.max(1, way / spot.fade()));
        List<Mobject<?>> members = member().familyWithStyle();
        for (int i = 0; i < members.size(); i++) {
          Style full = styles.get(i);
          members.get(i).restyleAlone(s -> Styles.faded(full, visible));
        }
      }
    }
  }

  @Override
  protected void start(Host host) {
    if (ways == null) {
      prepare(List.of());
    }
    ways.forEach(Way::begin);
  }

  @Override
  protected void show(double alpha) {
    forEachMember(ways, alpha, Way::at);
  }

  /** Does nothing, because members that are not on the stage stay away from it. */
  @Override
  public void enter(Host host) {}

  @Override
  public void release() {
    super.release();
    ways = null;
  }

  @Override
  public boolean setsPlace() {
    return true;
  }

  @Override
  public boolean setsAll() {
    return true;
  }

  @Override
  public boolean bringsForward() {
    return false;
  }

  @Override
  public String describe() {
    return "Reflow(" + box.kind() + ")";
  }
}
