package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.BLUE;
import static zoetrope.Zoetrope.DOWN;
import static zoetrope.Zoetrope.LEFT;
import static zoetrope.Zoetrope.RED;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.UP;
import static zoetrope.Zoetrope.addTextLetterByLetter;
import static zoetrope.Zoetrope.addTextWordByWord;
import static zoetrope.Zoetrope.adding;
import static zoetrope.Zoetrope.animationGroup;
import static zoetrope.Zoetrope.applyComplexFunction;
import static zoetrope.Zoetrope.applyMatrix;
import static zoetrope.Zoetrope.applyPointwiseFunction;
import static zoetrope.Zoetrope.applyPointwiseFunctionToCenter;
import static zoetrope.Zoetrope.applyWave;
import static zoetrope.Zoetrope.at;
import static zoetrope.Zoetrope.blink;
import static zoetrope.Zoetrope.broadcast;
import static zoetrope.Zoetrope.changeSpeed;
import static zoetrope.Zoetrope.circleIndicate;
import static zoetrope.Zoetrope.circumscribe;
import static zoetrope.Zoetrope.clockwiseTransform;
import static zoetrope.Zoetrope.complexHomotopy;
import static zoetrope.Zoetrope.countInFrom;
import static zoetrope.Zoetrope.counterclockwiseTransform;
import static zoetrope.Zoetrope.create;
import static zoetrope.Zoetrope.drawBorderThenFill;
import static zoetrope.Zoetrope.fadeIn;
import static zoetrope.Zoetrope.fadeInFromPoint;
import static zoetrope.Zoetrope.fadeOut;
import static zoetrope.Zoetrope.fadeOutToPoint;
import static zoetrope.Zoetrope.fadeToColor;
import static zoetrope.Zoetrope.fadeTransform;
import static zoetrope.Zoetrope.fadeTransformPieces;
import static zoetrope.Zoetrope.flash;
import static zoetrope.Zoetrope.flashAround;
import static zoetrope.Zoetrope.flashUnder;
import static zoetrope.Zoetrope.flashyFadeIn;
import static zoetrope.Zoetrope.focusOn;
import static zoetrope.Zoetrope.growFromCenter;
import static zoetrope.Zoetrope.growFromEdge;
import static zoetrope.Zoetrope.homotopy;
import static zoetrope.Zoetrope.indicate;
import static zoetrope.Zoetrope.laggedStart;
import static zoetrope.Zoetrope.maintainPosition;
import static zoetrope.Zoetrope.moveAlongPath;
import static zoetrope.Zoetrope.removeTextLetterByLetter;
import static zoetrope.Zoetrope.replacementTransform;
import static zoetrope.Zoetrope.rotate;
import static zoetrope.Zoetrope.rotating;
import static zoetrope.Zoetrope.scaleInPlace;
import static zoetrope.Zoetrope.showCreation;
import static zoetrope.Zoetrope.showCreationThenDestruction;
import static zoetrope.Zoetrope.showCreationThenDestructionAround;
import static zoetrope.Zoetrope.showCreationThenFadeAround;
import static zoetrope.Zoetrope.showCreationThenFadeOut;
import static zoetrope.Zoetrope.showIncreasingSubsets;
import static zoetrope.Zoetrope.showPassingFlash;
import static zoetrope.Zoetrope.showPassingFlashAround;
import static zoetrope.Zoetrope.showPassingFlashWithThinningStrokeWidth;
import static zoetrope.Zoetrope.showSubmobjectsOneByOne;
import static zoetrope.Zoetrope.shrinkToCenter;
import static zoetrope.Zoetrope.spinInFromNothing;
import static zoetrope.Zoetrope.spiralIn;
import static zoetrope.Zoetrope.still;
import static zoetrope.Zoetrope.succession;
import static zoetrope.Zoetrope.swap;
import static zoetrope.Zoetrope.transform;
import static zoetrope.Zoetrope.transformAnimations;
import static zoetrope.Zoetrope.transformMatchingShapes;
import static zoetrope.Zoetrope.transformMatchingTex;
import static zoetrope.Zoetrope.turnInsideOut;
import static zoetrope.Zoetrope.typeWithCursor;
import static zoetrope.Zoetrope.uncreate;
import static zoetrope.Zoetrope.untypeWithCursor;
import static zoetrope.Zoetrope.unwrite;
import static zoetrope.Zoetrope.vFadeIn;
import static zoetrope.Zoetrope.vFadeInThenOut;
import static zoetrope.Zoetrope.vFadeOut;
import static zoetrope.Zoetrope.vShowPassingFlash;
import static zoetrope.Zoetrope.waiting;
import static zoetrope.Zoetrope.wiggle;
import static zoetrope.Zoetrope.wiggleOutThenIn;
import static zoetrope.Zoetrope.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Complex;
import zoetrope.mobject.Circle;
import zoetrope.mobject.Dot;
import zoetrope.mobject.Group;
import zoetrope.mobject.IntegerNumber;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Square;
import zoetrope.mobject.Tex;
import zoetrope.mobject.Text;
import zoetrope.scene.FrameRange;

/** Where each animation begins, where it ends, what is on the stage then, and how long it takes. */
class EveryAnimationTest {
  private static final double[][] SHEAR = {{1, 1}, {0, 1}};

  /** The objects of a case, fresh for each run. */
  static final class World {
    final Square a = new Square().setFill(BLUE, 0.5);
    final Circle b = new Circle(2).setFill(RED, 1).shift(RIGHT);
    final Text text = new Text("to be or not");
    final Tex before = new Tex("a^2+b^2=c^2");
    final Tex after = new Tex("c^2-b^2=a^2").shift(DOWN);
    final Dot cursor = new Dot(UP);
    final Group<Mobject<?>> pair = new Group<>(new Square().shift(LEFT), new Circle().shift(RIGHT));
    final IntegerNumber number = new IntegerNumber(7);
  }

  /** How the first frame looks. */
  enum Start {
    AS_IT_WAS,
    INVISIBLE,
    OTHERWISE
  }

  /**
   * @param subject what is on the stage before, except for those that begin invisible
   * @param listed what the stage lists afterwards, or null where that is a group of its own
   * @param looks what is to be seen afterwards
   */
  record Case(
      String name,
      double duration,
      Start start,
      Function<World, Animation<?>> make,
      Function<World, List<Mobject<?>>> subject,
      Function<World, List<Mobject<?>>> listed,
      Function<World, List<Mobject<?>>> looks) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final List<Case> CASES = new ArrayList<>();

  /** The object is as before, or as it was made, at the end. */
  private static void kept(
      String name,
      double duration,
      Start start,
      Function<World, Mobject<?>> subject,
      Function<World, Animation<?>> make) {
    changed(name, duration, start, subject, make, subject);
  }

  private static void changed(
      String name,
      double duration,
      Start start,
      Function<World, Mobject<?>> subject,
      Function<World, Animation<?>> make,
      Function<World, Mobject<?>> look) {
    Function<World, List<Mobject<?>>> one = w -> List.of(subject.apply(w));
    CASES.add(new Case(name, duration, start, make, one, one, w -> List.of(look.apply(w))));
  }

  private static void replaced(
      String name,
      double duration,
      Function<World, Mobject<?>> from,
      Function<World, Mobject<?>> to,
      Function<World, Animation<?>> make) {
    Function<World, List<Mobject<?>>> target = w -> List.of(to.apply(w));
    CASES.add(
        new Case(
            name, duration, Start.OTHERWISE, make, w -> List.of(from.apply(w)), target, target));
  }

  private static void gone(
      String name,
      double duration,
      Start start,
      Function<World, Mobject<?>> subject,
      Function<World, Animation<?>> make) {
    CASES.add(
        new Case(
            name,
            duration,
            start,
            make,
            w -> List.of(subject.apply(w)),
            w -> List.of(),
            w -> List.of()));
  }

  static {
    creations();
    fades();
    transforms();
    movements();
    indications();
    compositions();
  }

  private static void creations() {
    kept("ShowCreation", 1, Start.INVISIBLE, w -> w.a, w -> showCreation(w.a));
    kept("Create", 1, Start.INVISIBLE, w -> w.pair, w -> create(w.pair));
    gone("Uncreate", 1, Start.AS_IT_WAS, w -> w.a, w -> uncreate(w.a));
    kept("DrawBorderThenFill", 2, Start.INVISIBLE, w -> w.a, w -> drawBorderThenFill(w.a));
    kept("Write", 1, Start.INVISIBLE, w -> w.text, w -> write(w.text));
    kept("Write backwards", 1, Start.INVISIBLE, w -> w.text, w -> write(w.text).reverse(true));
    gone("Unwrite", 1, Start.AS_IT_WAS, w -> w.text, w -> unwrite(w.text));
    gone("Unwrite fw", 1, Start.AS_IT_WAS, w -> w.text, w -> unwrite(w.text).reverse(false));
    kept("Subsets", 1, Start.INVISIBLE, w -> w.text, w -> showIncreasingSubsets(w.text));
    changed(
        "OneByOne",
        1,
        Start.INVISIBLE,
        w -> w.pair,
        w -> showSubmobjectsOneByOne(w.pair),
        w -> w.pair.last());
    kept("Words", 0.8, Start.INVISIBLE, w -> w.text, w -> addTextWordByWord(w.text));
    kept(
        "Words by letters",
        0.9,
        Start.INVISIBLE,
        w -> w.text,
        w -> addTextWordByWord(w.text).timePerLetter(0.1));
    kept("Letters", 0.9, Start.INVISIBLE, w -> w.text, w -> addTextLetterByLetter(w.text));
    gone("No letters", 0.9, Start.AS_IT_WAS, w -> w.text, w -> removeTextLetterByLetter(w.text));
    kept(
        "Typed",
        0.9,
        Start.OTHERWISE,
        w -> w.text,
        w -> typeWithCursor(w.text, w.cursor).leaveCursorOn(false));
    gone(
        "Untyped",
        0.9,
        Start.OTHERWISE,
        w -> w.text,
        w -> untypeWithCursor(w.text, w.cursor).leaveCursorOn(false));
    kept("SpiralIn", 1, Start.INVISIBLE, w -> w.pair, w -> spiralIn(w.pair));
  }

  private static void fades() {
    kept("FadeIn", 1, Start.INVISIBLE, w -> w.a, w -> fadeIn(w.a).shift(UP).scale(2));
    kept("FadeIn from", 1, Start.INVISIBLE, w -> w.a, w -> fadeIn(w.a).targetPosition(w.b));
    gone("FadeOut", 1, Start.AS_IT_WAS, w -> w.a, w -> fadeOut(w.a).shift(UP).scale(2));
    gone("FadeOut to", 1, Start.AS_IT_WAS, w -> w.a, w -> fadeOut(w.a).targetPosition(w.b));
    kept("FromPoint", 1, Start.INVISIBLE, w -> w.a, w -> fadeInFromPoint(w.a, UP));
    gone("ToPoint", 1, Start.AS_IT_WAS, w -> w.a, w -> fadeOutToPoint(w.a, UP));
    kept("VFadeIn", 1, Start.INVISIBLE, w -> w.a, w -> vFadeIn(w.a));
    gone("VFadeOut", 1, Start.AS_IT_WAS, w -> w.a, w -> vFadeOut(w.a));
    gone("VFadeInThenOut", 1, Start.INVISIBLE, w -> w.a, w -> vFadeInThenOut(w.a));
    replaced("FadeTransform", 1, w -> w.a, w -> w.text, w -> fadeTransform(w.a, w.text));
    replaced("Pieces", 1, w -> w.pair, w -> w.text, w -> fadeTransformPieces(w.pair, w.text));
    changed(
        "FadeToColor",
        1,
        Start.AS_IT_WAS,
        w -> w.a,
        w -> fadeToColor(w.a, RED),
        w -> w.a.setColor(RED));
  }

  private static void transforms() {
    Function<World, Mobject<?>> a = w -> w.a;
    changed("Transform", 1, Start.AS_IT_WAS, a, w -> transform(w.a, w.b), w -> w.b);
    changed("Clockwise", 1, Start.AS_IT_WAS, a, w -> clockwiseTransform(w.a, w.b), w -> w.b);
    changed("Counter", 1, Start.AS_IT_WAS, a, w -> counterclockwiseTransform(w.a, w.b), w -> w.b);
    replaced("Replacement", 1, a, w -> w.b, w -> replacementTransform(w.a, w.b));
    changed(
        "Pointwise",
        3,
        Start.AS_IT_WAS,
        a,
        w -> applyPointwiseFunction(w.a, p -> p.times(p.x())),
        w -> w.a.applyFunction(p -> p.times(p.x())));
    changed(
        "ToCenter",
        3,
        Start.AS_IT_WAS,
        a,
        w -> applyPointwiseFunctionToCenter(w.a, p -> p.plus(UP)),
        w -> w.a.moveTo(UP));
    changed(
        "ApplyMatrix",
        3,
        Start.AS_IT_WAS,
        a,
        w -> applyMatrix(w.a, SHEAR),
        w -> w.a.applyMatrix(SHEAR));
    changed(
        "ApplyComplexFunction",
        1,
        Start.AS_IT_WAS,
        a,
        w -> applyComplexFunction(w.a, z -> z.times(Complex.I)),
        w -> w.a.applyFunction(p -> Complex.of(p).times(Complex.I).toVec()));
    changed("Scale", 1, Start.AS_IT_WAS, a, w -> scaleInPlace(w.a, 0.1), w -> w.a.scale(0.1));
    changed("Shrink", 1, Start.AS_IT_WAS, a, w -> shrinkToCenter(w.a), w -> w.a.scale(0));
    changed(
        "TurnInsideOut", 1, Start.AS_IT_WAS, a, w -> turnInsideOut(w.a), w -> w.a.reversePoints());
    CASES.add(
        new Case(
            "Swap",
            1,
            Start.AS_IT_WAS,
            w -> swap(w.a, w.b),
            w -> List.of(w.a, w.b),
            null,
            w -> List.of(w.a.moveTo(RIGHT), w.b.moveTo(at(0, 0)))));
    replaced("Tex", 2, w -> w.before, w -> w.after, w -> transformMatchingTex(w.before, w.after));
    replaced(
        "Tex, transformed",
        2,
        w -> w.before,
        w -> w.after,
        w -> transformMatchingTex(w.before, w.after).transformMismatches().pathArc(1));
    replaced(
        "Tex, dissolved",
        2,
        w -> w.before,
        w -> w.after,
        w -> transformMatchingTex(w.before, w.after).map("a", "b").fadeTransformMismatches());
    replaced("Shapes", 2, w -> w.pair, w -> w.b, w -> transformMatchingShapes(w.pair, w.b));
    replaced(
        "TransformAnimations",
        5,
        w -> w.a,
        w -> w.b,
        w -> transformAnimations(rotating(w.a), wiggle(w.b)));
  }

  private static void movements() {
    Function<World, Mobject<?>> a = w -> w.a;
    kept("GrowFromCenter", 1, Start.OTHERWISE, a, w -> growFromCenter(w.a));
    kept("GrowFromEdge", 1, Start.OTHERWISE, a, w -> growFromEdge(w.a, DOWN).pointColor(RED));
    kept("Spin", 1, Start.OTHERWISE, a, w -> spinInFromNothing(w.a).pointColor(RED));
    changed("Rotate", 1, Start.AS_IT_WAS, a, w -> rotate(w.a, 2), w -> w.a.rotate(2));
    changed(
        "Rotating",
        5,
        Start.AS_IT_WAS,
        a,
        w -> rotating(w.a, 1).aboutEdge(UP),
        w -> w.a.rotateAboutEdge(1, UP));
    changed(
        "Along", 1, Start.OTHERWISE, a, w -> moveAlongPath(w.a, w.b), w -> w.a.moveTo(w.b.end()));
    changed(
        "Homotopy",
        3,
        Start.AS_IT_WAS,
        a,
        w -> homotopy(w.a, (p, t) -> p.times(1 + t)),
        w -> w.a.applyFunction(p -> p.times(2.0)));
    changed(
        "ComplexHomotopy",
        3,
        Start.AS_IT_WAS,
        a,
        w -> complexHomotopy(w.a, (z, t) -> z.times(1 + t)),
        w -> w.a.applyFunction(p -> p.times(2.0)));
    kept("Maintain", 1, Start.AS_IT_WAS, a, w -> maintainPosition(w.a, w.b));
    changed(
        "CountInFrom",
        1,
        Start.OTHERWISE,
        w -> w.number,
        w -> countInFrom(w.number, 100),
        w -> w.number.setValue(7));
  }

  private static void indications() {
    Function<World, Mobject<?>> a = w -> w.a;
    kept("Indicate", 1, Start.AS_IT_WAS, a, w -> indicate(w.a));
    kept("ApplyWave", 1, Start.AS_IT_WAS, w -> w.text, w -> applyWave(w.text));
    kept("Ripples", 2, Start.AS_IT_WAS, w -> w.text, w -> applyWave(w.text).ripples(2));
    kept("Tangents", 1, Start.AS_IT_WAS, w -> w.text, w -> applyWave(w.text).byTangents());
    kept("Wiggle", 2, Start.AS_IT_WAS, w -> w.text, w -> wiggleOutThenIn(w.text));
    kept("Blink", 2.5, Start.AS_IT_WAS, a, w -> blink(w.a).blinks(2));
    kept("FlashyFadeIn", 1, Start.INVISIBLE, a, w -> animationGroup(flashyFadeIn(w.a)));
    kept("FlashyText", 1, Start.INVISIBLE, w -> w.text, w -> animationGroup(flashyFadeIn(w.text)));
    gone("Passing", 1, Start.INVISIBLE, a, w -> showPassingFlash(w.a));
    gone("VPassing", 1, Start.OTHERWISE, a, w -> vShowPassingFlash(w.a));
    gone("Destruction", 1, Start.INVISIBLE, a, w -> showCreationThenDestruction(w.a));
    gone("ThenFadeOut", 2, Start.INVISIBLE, a, w -> showCreationThenFadeOut(w.a));
    kept("Thinning", 1, Start.AS_IT_WAS, a, w -> showPassingFlashWithThinningStrokeWidth(w.a));
    kept("FocusOn", 2, Start.AS_IT_WAS, a, w -> focusOn(w.a));
    kept("Flash", 1, Start.AS_IT_WAS, a, w -> flash(w.a));
    kept("CircleIndicate", 1, Start.AS_IT_WAS, a, w -> circleIndicate(w.a));
    kept("Circumscribe", 1, Start.AS_IT_WAS, a, w -> circumscribe(w.a));
    kept("Circumscribe 2", 1, Start.AS_IT_WAS, a, w -> circumscribe(w.a).fadeIn().fadeOut());
    kept("Circumscribe 3", 1, Start.AS_IT_WAS, a, w -> circumscribe(w.a).circle().fadeIn());
    kept("FlashAround", 1, Start.OTHERWISE, a, w -> flashAround(w.a));
    kept("FlashUnder", 1, Start.OTHERWISE, a, w -> flashUnder(w.a));
    kept("PassingAround", 1, Start.AS_IT_WAS, a, w -> showPassingFlashAround(w.a));
    kept("DestructAround", 1, Start.AS_IT_WAS, a, w -> showCreationThenDestructionAround(w.a));
    kept("FadeAround", 2, Start.AS_IT_WAS, a, w -> showCreationThenFadeAround(w.a));
    kept("Broadcast", 3, Start.OTHERWISE, a, w -> broadcast(UP));
    kept("Broadcast 2", 3, Start.OTHERWISE, a, w -> broadcast(w.b, UP));
  }

  private static void compositions() {
    Function<World, Mobject<?>> a = w -> w.a;
    kept("Still", 1, Start.AS_IT_WAS, a, w -> still(w.a));
    kept("Waiting", 0.7, Start.AS_IT_WAS, a, w -> waiting(0.7));
    kept("Adding", 0.5, Start.AS_IT_WAS, a, w -> succession(waiting(0.5), adding(w.a)));
    changed(
        "ChangeSpeed",
        2,
        Start.AS_IT_WAS,
        a,
        w -> changeSpeed(transform(w.a, w.b), Map.of(0.0, 0.5, 1.0, 0.5)),
        w -> w.b);
    changed(
        "Succession",
        3,
        Start.AS_IT_WAS,
        a,
        w -> succession(wiggle(w.a), transform(w.a, w.b)),
        w -> w.b);
    changed(
        "LaggedStart",
        1.05,
        Start.AS_IT_WAS,
        w -> w.pair,
        w -> laggedStart(w.pair, m -> fadeToColor(m, RED)),
        w -> w.pair.setColor(RED));
  }

  static Stream<Case> cases() {
    return CASES.stream();
  }

  private static Plays.Run play(Case c, World world, FrameRange range) {
    return play(c, world, range, new AtomicReference<>());
  }

  private static Plays.Run play(
      Case c, World world, FrameRange range, AtomicReference<List<Mobject<?>>> listed) {
    return Plays.run(
        range,
        s -> {
          if (c.start != Start.INVISIBLE) {
            c.subject.apply(world).forEach(s::put);
          }
          s.run(c.make.apply(world));
          listed.set(s.listed());
        });
  }

  @ParameterizedTest
  @MethodSource("cases")
  void beginsWhereItShould(Case c) {
    World world = new World();
    List<Item> before = Plays.items(c.subject.apply(world));
    Frame first = play(c, world, FrameRange.ALL).frames().get(0);
    if (c.start == Start.AS_IT_WAS) {
      assertEquals(before, visible(first.items()));
    } else if (c.start == Start.INVISIBLE) {
      assertEquals(List.of(), visible(first.items()));
    }
  }

  private static List<Item> visible(List<Item> items) {
    return items.stream()
        .filter(
            item -> !(item instanceof Item.Shape shape) || !shape.bounds().size().equals(at(0, 0)))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void endsExactlyWhereItShould(Case c) {
    World world = new World();
    AtomicReference<List<Mobject<?>>> listed = new AtomicReference<>();
    play(c, world, FrameRange.ALL, listed);
    List<Item> expected = Plays.items(c.looks.apply(new World()));
    assertEquals(expected, Plays.items(listed.get()));
    if (c.listed != null) {
      List<Mobject<?>> wanted = c.listed.apply(world);
      assertEquals(wanted.size(), listed.get().size(), "objects on the stage");
    }
  }

  /** Those after which the object is off the stage, other than by a plain transform. */
  static Stream<Case> leaving() {
    World world = new World();
    return cases()
        .filter(c -> c.listed != null)
        .filter(c -> !c.listed.apply(world).containsAll(c.subject.apply(world)))
        .filter(c -> !c.name.equals("Replacement") && !c.name.equals("TransformAnimations"));
  }

  @ParameterizedTest
  @MethodSource("leaving")
  void whatLeavesTheStageLooksAsBefore(Case c) {
    World world = new World();
    List<Item> before = Plays.items(c.subject.apply(new World()));
    play(c, world, FrameRange.ALL);
    assertEquals(before, Plays.items(c.subject.apply(world)));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void takesItsTime(Case c) {
    Plays.Run run = play(c, new World(), FrameRange.ALL);
    assertEquals(c.duration, run.result().duration().seconds(), 1e-9);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void jumpingToAFrameGivesTheSameAsGoingThere(Case c) {
    Plays.Run all = play(c, new World(), FrameRange.ALL);
    int n = all.frames().size();
    for (int k : new int[] {n / 3, n / 2, n - 1}) {
      Plays.Run jumped = play(c, new World(), FrameRange.only(k));
      assertEquals(all.frames().get(k), jumped.frames().get(0), "frame " + k);
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void saysWhatItIs(Case c) {
    assertTrue(c.make.apply(new World()).describe().matches("[A-Za-z].*"), c.name);
  }
}
