package zoetrope.mobject.three;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.DisplayListBuilder;

/** Tests of {@code deactivateDepthTest} and {@code applyDepthTest} for all kinds of objects. */
class WithoutDepthTestTest {
  static Stream<Mobject<?>> kinds() {
    return Stream.of(
        circle(0.5).setFill(GREEN, 1),
        glowDot(ORIGIN),
        dotCloud(List.of(LEFT, RIGHT)),
        dotCloud(List.of(LEFT, RIGHT)).make3d(),
        text("name"),
        text("name").setStroke(RED, 4),
        text("name").fixOrientation(),
        group(circle(), square()).setGroupOpacity(0.5),
        circle().setFill(RED, 1).setClipPlane(RIGHT, 0),
        arrow(LEFT, RIGHT),
        sphere(1),
        cube(1),
        arrow3D(),
        square3D());
  }

  /** Returns the items of two objects in painting order. */
  private static List<Item> items(Mobject<?> first, Mobject<?> second, boolean inSpace) {
    DisplayListBuilder out = new DisplayListBuilder(Camera.DEFAULT).inSpace(inSpace);
    first.emit(out);
    second.emit(out);
    return out.items();
  }

  private static Item only(Mobject<?> m) {
    List<Item> items = new ArrayList<>();
    m.appendItems(items);
    return items.get(0);
  }

  private static Mobject<?> near() {
    return square(1).setFill(BLUE, 1).rotate(0.3, UP).shift(at(0, 0, 2));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void anObjectWithoutDepthTestIsInFrontOfNearerOnes(Mobject<?> m) {
    Mobject<?> near = near();
    Item nearest = only(near);
    m.shift(at(0, 0, -1)).deactivateDepthTest();
    assertTrue(items(near, m, true).indexOf(nearest) == 0, m.kind());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aDepthTestedObjectIsBehindNearerOnesInFlatScenes(Mobject<?> m) {
    Mobject<?> near = near().applyDepthTest();
    Item nearest = only(near);
    m.shift(at(0, 0, -1)).applyDepthTest();
    List<Item> all = Item.DepthGroup.flatten(items(near, m, false));
    assertTrue(all.indexOf(nearest) == all.size() - 1, m.kind());
  }
}
