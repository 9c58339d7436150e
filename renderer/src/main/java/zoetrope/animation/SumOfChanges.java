package zoetrope.animation;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.VMobject;

/**
 * The sum of the changes that two animations of one play make to the same object, or to common
 * parts. Each animation computes its change from the state before the play. The sum applies the
 * scaling and rotation of the second animation, then those of the first, both about one centre.
 * Then it adds both shifts of this centre. The centre is that of the object with fewer members. If
 * only one animation changes the style or the shape, its result is used.
 */
public final class SumOfChanges {
  private final Mobject<?> mobject;
  private final Mobject<?> reference;
  private final Map<Mobject<?>, Vec> centers;
  private final Runnable impossible;
  private boolean failed;

  /**
   * Creates the sum before the play begins.
   *
   * @param centers the point about which changes of a member are added, for each shared member
   * @param impossible called once if both animations change the shape
   */
  private SumOfChanges(Mobject<?> mobject, Map<Mobject<?>, Vec> centers, Runnable impossible) {
    this.mobject = mobject;
    this.reference = (Mobject<?>) mobject.copy();
    this.centers = centers;
    this.impossible = impossible;
  }

  /**
   * Makes animations that change the same mobject, or parts of it, add up. Passes on warnings about
   * animations that overwrite each other. A transform sets the whole state of its mobject. So an
   * earlier animation of the play is lost if its change cannot be added, for example if it belongs
   * to a succession.
   */
  public static void addUp(List<? extends Animation<?>> animations, Consumer<String> warnings) {
    Map<Mobject<?>, Animation<?>> seen = new IdentityHashMap<>();
    animations.stream()
        .flatMap(Animation::together)
        .forEach(
            a -> {
              if (a instanceof Succession) {
                List<Mobject<?>> members = moved(a).flatMap(m -> m.family().stream()).toList();
                members.stream()
                    .map(seen::get)
                    .filter(Objects::nonNull)
                    .findFirst()
                    .filter(before -> moved(before).findAny().isPresent())
                    .ifPresent(before -> warnings.accept(conflict(before, a)));
                members.forEach(member -> seen.put(member, a));
              } else if (a.setsPlace()) {
                addUp(a, seen, warnings);
              }
            });
  }

  /**
   * Returns the mobjects that an animation or its children move. Omits mobjects that appear or
   * leave.
   */
  private static Stream<Mobject<?>> moved(Animation<?> a) {
    Stream<Mobject<?>> itself = a.restsUpdaters() ? Stream.of(a.mobject()) : Stream.empty();
    return Stream.concat(itself, a.children().flatMap(SumOfChanges::moved));
  }

  private static void addUp(
      Animation<?> a, Map<Mobject<?>, Animation<?>> seen, Consumer<String> warnings) {
    Animation<?> earlier = null;
    Map<Mobject<?>, Vec> centers = new IdentityHashMap<>();
    List<Mobject<?>> family = a.mobject().family();
    for (Mobject<?> member : family) {
      Animation<?> before = seen.put(member, a);
      if (before != null && before != a) {
        earlier = earlier == null ? before : earlier;
        boolean isPart = before.mobject().family().size() < family.size();
        centers.put(member, (isPart ? before : a).mobject().center());
      }
    }
    Animation<?> first = earlier;
    if (first instanceof Succession) {
      moved(a).findFirst().ifPresent(m -> warnings.accept(conflict(first, a)));
    } else if (first != null && isPossible(first.mobject()) && isPossible(a.mobject())) {
      a.addUp(new SumOfChanges(a.mobject(), centers, () -> warnings.accept(conflict(first, a))));
    } else if (first != null && a.setsAll()) {
      warnings.accept(conflict(first, a));
    }
  }

  private static String conflict(Animation<?> earlier, Animation<?> a) {
    return earlier.describe()
        + " and "
        + a.describe()
        + " change the same object in one play, so that only the last is seen: put both changes"
        + " into one animate(...), or play one after the other";
  }

  /** Returns whether changes of an object can be added: it consists of paths without updaters. */
  private static boolean isPossible(Mobject<?> mobject) {
    return !mobject.hasActiveUpdaters()
        && mobject.anyMember(Mobject::hasPoints)
        && !mobject.anyMember(m -> m.hasPoints() && !(m instanceof VMobject<?>));
  }

  private record State(Path path, Affine place, Style style) {
    static State of(VMobject<?> m) {
      return new State(m.localPath(), m.place(), m.style());
    }
  }

  /** Begins the animation in the state before the play. */
  public void begin(Runnable start) {
    List<Mobject<?>> members = mobject.family();
    List<State> states = states(members);
    MobjectTrees.assume(mobject, reference);
    start.run();
    if (mobject.family().equals(members)) {
      for (int i = 0; i < members.size(); i++) {
        set(members.get(i), states.get(i));
      }
    }
  }

  private static List<State> states(List<Mobject<?>> members) {
    List<State> states = new ArrayList<>();
    members.forEach(m -> states.add(m instanceof VMobject<?> v ? State.of(v) : null));
    return states;
  }

  private static void set(Mobject<?> member, State state) {
    if (member instanceof VMobject<?> v) {
      MobjectTrees.setState(v, state.path, state.place, state.style);
    }
  }

  /** Shows the animation, and adds its change to the present state. */
  public void show(Runnable show) {
    List<Mobject<?>> members = mobject.family();
    List<Mobject<?>> originals = reference.family();
    if (members.size() != originals.size()) {
      show.run();
      fail();
      return;
    }
    List<State> states = states(members);
    show.run();
    for (int i = 0; i < members.size(); i++) {
      Vec center = centers.get(members.get(i));
      if (members.get(i) instanceof VMobject<?> member && center != null) {
        State original = State.of((VMobject<?>) originals.get(i));
        set(member, sum(original, states.get(i), State.of(member), center));
      }
    }
  }

  private State sum(State original, State a, State b, Vec center) {
    Style style = b.style.equals(original.style) ? a.style : b.style;
    boolean reshapedA = !a.path.equals(original.path);
    boolean reshapedB = !b.path.equals(original.path);
    if (reshapedA && reshapedB || original.place.determinant() == 0) {
      fail();
      return b;
    }
    State shape = reshapedA ? a : b;
    Affine back = original.place.inverse();
    Affine first = change(back, reshapedA ? b : a, original);
    Affine second = reshapedA || reshapedB ? Affine.IDENTITY : change(back, b, original);
    if (first.equals(Affine.IDENTITY)) {
      return new State(shape.path, shape.place, style);
    }
    if (second.equals(Affine.IDENTITY)) {
      Affine place = reshapedA || reshapedB ? shape.place.then(first) : a.place;
      return new State(shape.path, place, style);
    }
    Affine turned = linear(second).then(linear(first)).about(center);
    Vec way = way(first, center).plus(way(second, center));
    return new State(b.path, original.place.then(turned).then(Affine.translation(way)), style);
  }

  private static Affine change(Affine back, State state, State original) {
    return state.place.equals(original.place) ? Affine.IDENTITY : back.then(state.place);
  }

  private static Affine linear(Affine map) {
    return map.then(Affine.translation(map.translation().negate()));
  }

  private static Vec way(Affine change, Vec center) {
    return change.apply(center).minus(center);
  }

  private void fail() {
    if (!failed) {
      failed = true;
      impossible.run();
    }
  }
}
