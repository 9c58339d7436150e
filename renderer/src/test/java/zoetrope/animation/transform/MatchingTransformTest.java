package zoetrope.animation.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.DOWN;
import static zoetrope.Zoetrope.LINEAR;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.fadeTransform;
import static zoetrope.Zoetrope.transformMatchingShapes;
import static zoetrope.Zoetrope.transformMatchingStrings;
import static zoetrope.Zoetrope.transformMatchingTex;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zoetrope.author.Runs;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.image.ImageMobject;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.StringMobject;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;

class MatchingTransformTest {
  /** Returns the centres of fully opaque items in the frame half-way. */
  private static List<Vec> opaqueHalfWay(MatchingTransform transform) {
    Runs.Run run = Runs.run(s -> s.playAll(transform.rate(LINEAR)));
    List<Vec> centers = new ArrayList<>();
    for (Item item : run.items(10)) {
      if (((Paint.Solid) ((Item.Shape) item).style().fill()).color().alpha() == 1) {
        centers.add(item.bounds().center());
      }
    }
    return centers;
  }

  private static Vec between(StringMobject<?> a, int i, StringMobject<?> b, int j) {
    return a.get(i).center().lerp(b.get(j).center(), 0.5);
  }

  private static void assertHas(List<Vec> centers, Vec wanted) {
    assertTrue(
        centers.stream().anyMatch(c -> c.distance(wanted) < 1e-3), wanted + " not in " + centers);
  }

  @Test
  void repeatedLettersMatchByTheLongestCommonRun() {
    Text before = new Text("aabaab");
    Text after = new Text("baaba").shift(DOWN);
    List<Vec> centers = opaqueHalfWay(transformMatchingStrings(before, after));
    // "aaba" is the longest common run. After that, a "b" remains in both texts.
    assertEquals(5, centers.size());
    for (int k = 0; k < 4; k++) {
      assertHas(centers, between(before, k, after, k + 1));
    }
    assertHas(centers, between(before, 5, after, 0));
  }

  @Test
  void symbolsOfAFormulaMatchByTheirSource() {
    Tex before = new Tex("a+b=c");
    Tex after = new Tex("c=b-a").shift(DOWN);
    List<Vec> centers = opaqueHalfWay(transformMatchingTex(before, after));
    assertEquals(4, centers.size());
    assertHas(centers, between(before, 0, after, 4));
    assertHas(centers, between(before, 4, after, 0));
  }

  @Test
  void keysComeBeforeRuns() {
    Tex before = new Tex("x+y");
    Tex after = new Tex("y+z").shift(DOWN);
    List<Vec> centers = opaqueHalfWay(transformMatchingTex(before, after).map("x", "z"));
    assertHas(centers, between(before, 0, after, 2));
    assertHas(centers, between(before, 2, after, 0));
    assertHas(centers, between(before, 1, after, 1));
  }

  @Test
  void aRepeatedKeyPairsItsOccurrencesInOrder() {
    Tex before = new Tex("x=x");
    Tex after = new Tex("z=z").shift(DOWN);
    List<Vec> centers = opaqueHalfWay(transformMatchingTex(before, after).keyMap(Map.of("x", "z")));
    assertHas(centers, between(before, 0, after, 0));
    assertHas(centers, between(before, 2, after, 2));
  }

  @Test
  void mismatchesMayChangeTheirShapeInsteadOfFading() {
    Tex before = new Tex("a+b=c");
    Tex after = new Tex("c=b-a").shift(DOWN);
    List<Vec> centers = opaqueHalfWay(transformMatchingTex(before, after).transformMismatches());
    assertEquals(5, centers.size());
  }

  @Test
  void equalOutlinesMatchAtAnySize() {
    Group<Mobject<?>> before =
        new Group<>(new Square().setFill(DOT, 1), new Circle().shift(RIGHT).setFill(DOT, 1));
    Group<Mobject<?>> after =
        new Group<>(
            new Circle(3).shift(DOWN).setFill(DOT, 1), new Square().scale(0.2).setFill(DOT, 1));
    assertEquals(2, opaqueHalfWay(transformMatchingShapes(before, after)).size());
  }

  private static final zoetrope.color.Color DOT = zoetrope.Zoetrope.BLUE;

  @Test
  void rejectsAMissingKeyWithASuggestion() {
    Tex before = new Tex("\\alpha+b");
    Tex after = new Tex("b+c");
    RuntimeException e =
        assertThrows(
            RuntimeException.class,
            () -> Runs.run(s -> s.playAll(transformMatchingTex(before, after).map("\\alpa", "c"))));
    assertTrue(e.getMessage().contains("\\alpa"), e.getMessage());
  }

  @Test
  void keysNeedStrings() {
    assertThrows(
        IllegalArgumentException.class,
        () -> transformMatchingShapes(new Square(), new Circle()).map("a", "b"));
  }

  @Test
  void emptyObjectsCanBeTransformed() {
    Runs.Run run = Runs.run(s -> s.playAll(transformMatchingShapes(new Group<>(), new Text(""))));
    assertEquals(List.of(), run.items(5));
  }

  @Test
  void imagesDissolveIntoAnyMobject() {
    ImageMobject image =
        new ImageMobject(new RasterImage(2, 1, new int[] {0xff00ff00, 0xff0000ff}));
    Square square = new Square().shift(RIGHT);
    List<Mobject<?>> after = new ArrayList<>();
    Runs.Run run =
        Runs.run(
            s -> {
              s.put(image);
              s.playAll(fadeTransform(image, square));
              s.playAll(fadeTransform(square, image));
              s.playAll(transformMatchingShapes(image, square));
              after.addAll(s.listed());
            });
    assertEquals(List.of(square), after);
    assertEquals(2, run.items(5).size());
  }

  @Test
  void dissolvingIntoNothingFadesInPlace() {
    Square square = new Square();
    Runs.Run run = Runs.run(s -> s.playAll(fadeTransform(square, new Group<>())));
    assertEquals(square.center(), run.items(5).get(0).bounds().center());
    assertEquals(square.bounds(), run.items(5).get(0).bounds());
  }
}
