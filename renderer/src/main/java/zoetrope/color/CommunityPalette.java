package zoetrope.color;

/**
 * The colours whose values in the community's Manim (Manim CE) differ from those in {@link
 * Palette}. In a scene that implements this interface, these names are the colours of Manim CE:
 *
 * <pre>{@code
 * public class Plot extends Scene implements CommunityPalette { ... YELLOW ... }
 * }</pre>
 *
 * <p>Objects that are yellow by default have the colour {@link Palette#PURE_YELLOW} in both cases.
 */
public interface CommunityPalette {
  Color BLUE_E = Color.hex("236B8E");
  Color YELLOW_C = Color.hex("F7D96F");
  Color YELLOW = YELLOW_C;
}
