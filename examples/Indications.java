import static zoetrope.Zoetrope.*;

/** Ways to point at an object, each shown above its name. */
public final class Indications extends Scene {
  private static final String LETTERS =
      "\\alpha \\beta \\gamma \\delta \\varepsilon \\theta \\lambda\\mu\\nu \\xi"
          + " \\pi \\varphi \\psi \\omega";

  // still: 3
  @Override
  protected void construct() {
    String[] words =
        ("indicate circleIndicate focusOn flash wiggle wiggleOutThenIn applyWave blink"
                + " broadcast circumscribe circle() fadeOut()")
            .split(" ");
    var marks = group(java.util.stream.Stream.of(LETTERS.split(" ")).map(l -> tex(l)));
    marks.mapIndexed((m, i) -> m.scale(2).moveTo(at(i % 4 * 3.4 - 5.1, 2.7 - i / 4 * 2.5)));
    marks.setColorsByGradient(BLUE, TEAL, GREEN, PINK);
    var names = group(java.util.stream.Stream.of(words).map(w -> text(w)));
    names.forEach(n -> n.font("CMU Typewriter Text").scale(0.6).setColor(GREY_B));
    names.mapIndexed((n, i) -> n.moveTo(at(i % 4 * 3.4 - 5.1, 1.7 - i / 4 * 2.5)));
    add(marks, names);

    play(
        laggedStart(
                indicate(marks.get(0), 1.6, YELLOW),
                circleIndicate(marks.get(1)),
                focusOn(marks.get(2)).color(GREY_B).runTime(1.5),
                flash(marks.get(3)).radius(0.75).lineLength(0.25).lines(18),
                wiggle(marks.get(4)),
                wiggleOutThenIn(marks.get(5)).scale(1.6).swings(3),
                applyWave(marks.get(6)).amplitude(0.3),
                blink(marks.get(7)).blinks(2).timeOn(0.3).timeOff(0.2),
                broadcast(marks.get(8).center()).bigRadius(1.3).color(BLUE),
                circumscribe(marks.get(9)),
                circumscribe(marks.get(10)).circle().color(GREEN),
                circumscribe(marks.get(11)).color(RED).fadeOut())
            .lagRatio(0.7));
    pause(0.5);
  }
}
