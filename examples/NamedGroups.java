import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Mobject;
import zoetrope.mobject.NamedGroup;

/** A face with features that are added, found, replaced and removed by name. */
public final class NamedGroups extends Scene {
  // still: 3
  @Override
  protected void construct() {
    NamedGroup<String, Mobject<?>> face = namedGroup();
    face.put("head", circle(2.5).setStroke(YELLOW, 6).setFill(YELLOW, 0.3));
    face.put("left eye", dot(at(-0.9, 0.7), 0.25));
    face.put("right eye", dot(at(0.9, 0.7), 0.25));
    face.put("mouth", line(at(-1, -1), at(1, -1)).setStroke(WHITE, 8));
    play(laggedStart(face, f -> fadeIn(f).scale(0.7)).lagRatio(0.4));
    add(face);

    var smile = arcBetweenPoints(at(-1.2, -0.8), at(1.2, -0.8), 110 * DEGREES);
    play(transform(face.named("mouth"), smile.setStroke(WHITE, 8)));
    var wink = arcBetweenPoints(at(0.6, 0.7), at(1.2, 0.7), -90 * DEGREES).setStroke(WHITE, 8);
    var eye = face.take("right eye");
    face.put("right eye", wink);
    play(fadeOut(eye).scale(0.2), showCreation(wink));
    play(
        animate(
            face,
            f -> {
              f.named("left eye").setColor(BLUE);
              f.named("head").setFill(GREEN, 0.3);
            }));
    play(animate(face, f -> f.rotate(-20 * DEGREES).shift(right(2))));
    pause();
  }
}
