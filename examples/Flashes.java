import static zoetrope.Zoetrope.*;

/** Lines that flash around, under and along objects. */
public final class Flashes extends Scene {
  // still: 5.4
  @Override
  protected void construct() {
    var around =
        group(
            text("flashAround"),
            text("flashUnder"),
            text("showPassingFlashAround"),
            text("showCreationThenFadeAround"),
            text("showCreationThenDestructionAround"));
    var along =
        group(
            text("showCreationThenDestruction"),
            text("showCreationThenFadeOut"),
            text("showPassingFlashWithThinningStrokeWidth"),
            text("flashyFadeIn"),
            text("vFadeInThenOut"));
    group(around, along).forEach(names -> names.forEach(n -> n.font("CMU Sans Serif").scale(0.65)));
    around.mapIndexed((n, i) -> n.moveTo(at(-6.6, 3 - 1.5 * i), LEFT));
    along.mapIndexed((n, i) -> n.moveTo(at(-0.6, 3 - 1.5 * i), LEFT));
    var stars = star().scale(0.65).setStroke(YELLOW, 6).replicate(5).arrange(DOWN, 0.3);
    stars.mapIndexed((s, i) -> s.setColor(hsl(i / 7.0, 0.7, 0.6)).moveTo(at(6, 3 - 1.5 * i)));
    stars.get(3).setFill(TEAL, 0.6);
    add(around, along);
    play(
        laggedStart(
                flashAround(around.get(0)),
                flashUnder(around.get(1)).color(TEAL),
                showPassingFlashAround(around.get(2)).color(PINK).runTime(1.5),
                showCreationThenFadeAround(around.get(3)).color(GREEN).runTime(2),
                showCreationThenDestructionAround(around.get(4)).color(BLUE).runTime(2))
            .lagRatio(0.4));
    play(
        showCreationThenDestruction(stars.get(0)).runTime(3),
        showCreationThenFadeOut(stars.get(1)).runTime(3),
        showPassingFlashWithThinningStrokeWidth(stars.get(2)).runTime(3),
        flashyFadeIn(stars.get(3)).runTime(3),
        vFadeInThenOut(stars.get(4)).runTime(3));
    pause(0.5);
  }
}
