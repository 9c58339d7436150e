package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.lint.outline.ProjectedOutline;
import zoetrope.internal.mobject.FrameProjection;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.text.AbstractNumber;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageView;

/**
 * The visible content at an instant, and the items of each mobject.
 *
 * @param mobjects the top-level mobjects, from back to front
 * @param owners the mobject of each item of a group, by identity; empty if it is not needed
 * @param animated the members of all animated mobjects
 */
record PopLook(
    PlayRecord play,
    Frame frame,
    List<Named> mobjects,
    Map<Item, Object> owners,
    Map<Mobject<?>, ShownNumber> numbers,
    Set<Mobject<?>> animated) {
  /**
   * Two values are in the same place if their boxes have at least this fraction of the smaller box
   * in common.
   */
  private static final double MIN_COMMON_SHARE = 0.5;

  /** A top-level mobject. */
  record Named(Mobject<?> mobject, String description, List<Item> items) {}

  /** Returns the look of a stage without the owners of items. */
  static PopLook at(PlayRecord play, StageView stage) {
    return of(play, stage, Map.of());
  }

  /**
   * Returns the look of a stage with the owners of the items of groups, and of new objects.
   *
   * @param known the top-level mobjects of an earlier look
   */
  static PopLook withOwners(PlayRecord play, StageView stage, List<Mobject<?>> known) {
    Camera camera = stage.currentCamera();
    Map<Item, Object> owners = new IdentityHashMap<>();
    Set<Mobject<?>> old = Collections.newSetFromMap(new IdentityHashMap<>());
    old.addAll(known);
    for (Mobject<?> m : stage.mobjects()) {
      if (m instanceof Group<?> || !old.contains(m)) {
        DisplayListBuilder out = new DisplayListBuilder(camera).traced();
        m.emit(out);
        owners.putAll(out.owners());
      }
    }
    return of(play, stage, owners);
  }

  private static PopLook of(PlayRecord play, StageView stage, Map<Item, Object> owners) {
    Frame frame = stage.frame();
    List<Named> named = new ArrayList<>();
    Map<Mobject<?>, ShownNumber> numbers = new IdentityHashMap<>();
    for (Mobject<?> m : stage.mobjects()) {
      DisplayListBuilder out = new DisplayListBuilder(frame.camera());
      m.emit(out);
      named.add(new Named(m, ObjectNames.description(m), Item.DepthGroup.flatten(out.items())));
      Presence.visit(m, part -> ShownNumber.add(part, frame.camera(), numbers));
    }
    Set<Mobject<?>> animated = Collections.newSetFromMap(new IdentityHashMap<>());
    stage.animated().forEach(m -> animated.addAll(m.family()));
    return new PopLook(play, frame, named, owners, numbers, animated);
  }

  /**
   * Returns the items of a top-level mobject, or of a member of a group; none if it is not on the
   * stage.
   */
  List<Item> items(Mobject<?> m, Mobject<?> root) {
    List<Item> all =
        mobjects.stream()
            .filter(named -> named.mobject == root)
            .findFirst()
            .map(Named::items)
            .orElse(List.of());
    if (m == root) {
      return all;
    }
    Set<Mobject<?>> family = Collections.newSetFromMap(new IdentityHashMap<>());
    family.addAll(m.family());
    return all.stream().filter(item -> family.contains(owners.get(item))).toList();
  }

  boolean animates(Mobject<?> m) {
    return m.family().stream().anyMatch(animated::contains);
  }

  /** Returns the top-level mobjects, from back to front. */
  List<Mobject<?>> stage() {
    return mobjects.stream().<Mobject<?>>map(Named::mobject).toList();
  }

  /** Returns the box around the outlines of items. */
  static Box box(List<Item> items, Camera camera) {
    FrameProjection projection = new FrameProjection(camera);
    Box box = Box.EMPTY;
    for (Item item : items) {
      box = box.union(ProjectedOutline.of(item, projection).box());
    }
    return box;
  }

  /**
   * Returns the boxes of numbers whose value changes until a later look. Such a change is not a
   * pop, because digits change at once during animations, too.
   */
  List<Box> counting(PopLook later) {
    List<Box> boxes = new ArrayList<>();
    numbers.forEach(
        (m, number) -> {
          ShownNumber now = later.numbers.get(m);
          if (now != null && number.counts(now)) {
            boxes.add(number.box().union(now.box()));
          }
        });
    return boxes;
  }

  /** The digits and the place of a number. */
  record ShownNumber(String text, List<Item> items, Camera camera) {
    private static void add(Mobject<?> m, Camera camera, Map<Mobject<?>, ShownNumber> numbers) {
      if (m instanceof AbstractNumber<?> number) {
        DisplayListBuilder out = new DisplayListBuilder(camera);
        m.emit(out);
        numbers.put(m, new ShownNumber(number.text(), out.items(), camera));
      }
    }

    /** Whether {@code other} shows another value in the same place. */
    private boolean counts(ShownNumber other) {
      if (text.equals(other.text)) {
        return false;
      }
      Box common = box().intersection(other.box());
      return !common.isEmpty()
          && common.area() >= MIN_COMMON_SHARE * Math.min(box().area(), other.box().area());
    }

    private Box box() {
      return PopLook.box(items, camera);
    }
  }
}
