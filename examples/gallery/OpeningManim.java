package gallery;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Fault;

/**
 * A text, a formula and a grid, each with a different animation.
 *
 * <p>"This is some LaTeX" is written while the sum of the Basel problem fades in below it. The
 * title becomes "That was a transform" in the upper left corner while the formula falls away. The
 * title fades, larger words "This is a grid" rise, and a blue grid is drawn line by line. Then a
 * sine function bends the grid, and the title becomes "That was a non-linear function applied to
 * the grid".
 *
 * <p>Based on OpeningManim in the example gallery of Manim Community (MIT licence).
 */
public final class OpeningManim extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var title = texText("This is some \\LaTeX");
    var basel = tex("\\sum_{n=1}^\\infty \\frac{1}{n^2} = \\frac{\\pi^2}{6}");
    group(title, basel).arrange(DOWN);
    play(write(title), fadeIn(basel).shift(DOWN));
    pause();

    var moved = texText("That was a transform").toCorner(UL);
    play(transform(title, moved), fadeOut(basel).shift(DOWN));
    pause();

    var grid = numberPlane();
    var gridTitle = texText("This is a grid").fontSize(72).moveTo(moved);
    allow(Fault.CLASH, "the title is on the grid", gridTitle);
    add(grid, gridTitle); // the title is in front of the grid
    play(fadeOut(title), fadeIn(gridTitle).shift(UP), create(grid).runTime(3).lagRatio(0.1));
    pause();

    grid.prepareForNonlinearTransform();
    play(
        animate(
                grid,
                g -> g.applyFunction(p -> p.plus(at(StrictMath.sin(p.y()), StrictMath.sin(p.x())))))
            .runTime(3));
    pause();
    var finalTitle = texText("That was a non-linear function \\\\ applied to the grid");
    play(transform(gridTitle, finalTitle.moveTo(gridTitle, UL)));
    pause();
  }
}
