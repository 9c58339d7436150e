package zoetrope.color;

/**
 * The colours that have another value in the community's Manim (Manim CE) than in {@link Palette}.
 * A scene that implements it finds them in the place of the others:
 *
 * <pre>{@code
 * public class Plot extends Scene implements CommunityPalette { ... YELLOW ... }
 * }</pre>
 *
 * <p>What is yellow by default is {@link Palette#PURE_YELLOW} in both.
 */
public interface CommunityPalette {
  Color BLUE_E = Color.hex("236B8E");
  Color YELLOW_C = Color.hex("F7D96F");
  Color YELLOW = YELLOW_C;
}
