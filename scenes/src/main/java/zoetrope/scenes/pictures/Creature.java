package zoetrope.scenes.pictures;

import static zoetrope.Zoetrope.*;

import java.util.Random;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Shape;

/**
 * A round furry animal that looks at the viewer.
 *
 * @param coat its fur
 * @param face the fur around nose and mouth
 * @param backdrop the background
 */
record Creature(Coat coat, Coat face, Paint backdrop) {
  private static final Vec BODY = at(0, -0.35);
  private static final double RX = 2.5;
  private static final double RY = 2.45;
  private static final Color INK = hex("#1B1013");
  private static final Color WHITE = rgb(1, 1, 1);

  /** Returns the creature that no adjective describes. */
  static Creature orange() {
    Coat coat = new Coat(hex("#6E2D0C"), hex("#D9741F"), hex("#FFC069"), 0.5, 8, 0.4, 0.1);
    Coat face = new Coat(hex("#C98A4B"), hex("#F6D9A8"), hex("#FFF6E0"), 0.35, 7, 0.4, 0.1);
    return new Creature(coat, face, calm("#CFE6DF", "#8FBDBB", "#47757D"));
  }

  /** Returns the fluffy creature. */
  static Creature grey() {
    Coat coat = new Coat(hex("#4B4038"), hex("#A8988A"), hex("#F1E8DC"), 0.9, 10, 0.9, 0.3);
    Coat face = new Coat(hex("#A3917F"), hex("#E4D8C8"), hex("#FFFAF0"), 0.55, 7, 0.7, 0.1);
    return new Creature(coat, face, calm("#CFE6DF", "#8FBDBB", "#47757D"));
  }

  /** Returns the blue fluffy creature. */
  static Creature blue() {
    Coat coat = new Coat(hex("#0B1F78"), hex("#2F6FF0"), hex("#A9DBFF"), 1.0, 11, 0.9, 0.3);
    Coat face = new Coat(hex("#5E94E8"), hex("#B5DAFF"), hex("#F4FBFF"), 0.6, 7, 0.7, 0.1);
    return new Creature(coat, face, calm("#FFF0D6", "#F0CFA6", "#B07F63"));
  }

  /** Returns a calm background, lightest behind the head. */
  private static Paint calm(String middle, String between, String rim) {
    return Brush.radial(at(0, 0.6), 5.4, 5.4, hex(middle), hex(between), hex(rim));
  }

  /** Returns the picture, from back to front. */
  Group<Shape> draw() {
    Random random = new Random(5);
    Fur fur = new Fur(coat, random);
    Fur shorter = new Fur(coat.withHairs(0.55 * coat.length(), coat.width()), random);
    Group<Shape> picture = group();
    picture.add(Brush.wash(backdrop));
    picture.add(Brush.glow(at(0, -3.1), 3.4, 0.75, INK.withAlpha(0.6)));
    for (int side = -1; side <= 1; side += 2) {
      shorter.on(at(0.95 * side, -2.85), 0.62, 0.36, 60).forEach(picture::add);
    }
    picture.add(Brush.glow(at(0, -2.5), 2.2, 0.6, coat.shade()));
    for (int side = -1; side <= 1; side += 2) {
      addEar(picture, shorter, side);
    }
    // Fewer hairs are enough if they are wide.
    int hairs = (int) (6600 / coat.width());
    fur.on(BODY, RX, RY, hairs).forEach(picture::add);
    new Fur(face, random).on(at(0, -0.75), 1.15, 0.85, 170).forEach(picture::add);
    for (int side = -1; side <= 1; side += 2) {
      addEye(picture, at(1.02 * side, 0.45));
    }
    addMouth(picture);
    return picture.add(Brush.vignette(hex("#1C2430")));
  }

  private void addEar(Group<Shape> picture, Fur fur, int side) {
    Vec center = at(1.5 * side, 1.95);
    fur.on(center, 0.68, 0.68, 110).forEach(picture::add);
    picture.add(
        Brush.area(
            Brush.ellipse(center, 0.42, 0.42),
            Brush.radial(center, 0.42, 0.42, coat.shade(), coat.at(0.25))));
  }

  private static void addEye(Group<Shape> picture, Vec center) {
    picture.add(Brush.area(Brush.ellipse(center, 0.74, 0.78), INK));
    picture.add(Brush.area(Brush.ellipse(center, 0.65, 0.69), WHITE));
    Vec pupil = center.plus(at(-0.12 * Math.signum(center.x()), -0.04));
    picture.add(Brush.area(Brush.ellipse(pupil, 0.46, 0.5), INK));
    picture.add(Brush.area(Brush.ellipse(pupil.plus(at(-0.15, 0.18)), 0.17, 0.17), WHITE));
    picture.add(
        Brush.area(Brush.ellipse(pupil.plus(at(0.16, -0.2)), 0.09, 0.09), WHITE.withAlpha(0.7)));
  }

  private static void addMouth(Group<Shape> picture) {
    picture.add(Brush.area(Brush.ellipse(at(0, -0.4), 0.3, 0.21), INK));
    Path smile =
        Path.builder()
            .moveTo(at(-0.5, -0.95))
            .quadTo(at(-0.25, -1.25), at(0, -0.95))
            .quadTo(at(0.25, -1.25), at(0.5, -0.95))
            .build();
    Stroke line = Stroke.of(INK, 10).withCap(Stroke.Cap.ROUND).withJoin(Stroke.Join.ROUND);
    picture.add(shape(smile).setStyle(Style.NONE.withStroke(line)));
  }
}
