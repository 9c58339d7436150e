package zoetrope.scene;

/**
 * The beginning of a slide, set by {@code nextSlide()}: who presents the scene is waited for before
 * it.
 *
 * @param start from the beginning of the scene
 * @param notes for who presents it; empty for none
 */
public record Slide(Time start, String notes) {}
