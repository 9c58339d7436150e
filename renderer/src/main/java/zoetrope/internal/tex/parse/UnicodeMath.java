package zoetrope.internal.tex.parse;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Unicode characters of mathematics and the equivalent commands. */
public final class UnicodeMath {
  private static final String TABLE =
      "α alpha β beta γ gamma δ delta ε varepsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda "
          + "μ mu ν nu ξ xi ο omicron π pi ρ rho ς varsigma σ sigma τ tau υ upsilon φ varphi "
          + "χ chi ψ psi ω omega ϕ phi ϵ epsilon ϑ vartheta ϱ varrho ϖ varpi "
          + "Α Alpha Β Beta Γ Gamma Δ Delta Ε Epsilon Ζ Zeta Η Eta Θ Theta Ι Iota Κ Kappa "
          + "Λ Lambda Μ Mu Ν Nu Ξ Xi Ο Omicron Π Pi Ρ Rho Σ Sigma Τ Tau Υ Upsilon Φ Phi Χ Chi "
          + "Ψ Psi Ω Omega ∂ partial ∇ nabla ∞ infty ∅ emptyset ℓ ell ℏ hbar ℜ Re ℑ Im ℵ aleph "
          + "− minus ± pm ∓ mp × times ÷ div · cdot ⋅ cdot ∗ ast ⋆ star ∘ circ • bullet "
          + "⊕ oplus ⊖ ominus ⊗ otimes ⊙ odot ∧ wedge ∨ vee ∩ cap ∪ cup ¬ neg √ surd "
          + "→ rightarrow ← leftarrow ↑ uparrow ↓ downarrow ↔ leftrightarrow ⇒ Rightarrow "
          + "⇐ Leftarrow ⇔ Leftrightarrow ⇑ Uparrow ⇓ Downarrow ↦ mapsto ⟶ longrightarrow "
          + "⟵ longleftarrow ⟹ Longrightarrow ↗ nearrow ↘ searrow ↙ swarrow ↖ nwarrow "
          + "↪ hookrightarrow ≤ leq ≥ geq ≠ neq ≈ approx ≡ equiv ∼ sim ≃ simeq ≅ cong ∝ propto "
          + "≪ ll ≫ gg ∈ in ∉ notin ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ∀ forall "
          + "∃ exists ⊥ perp ⊢ vdash ⊨ models ∥ parallel ∣ mid ⟂ perp ∴ therefore ∵ because "
          + "∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ⋃ bigcup ⋂ bigcap ⨁ bigoplus "
          + "⨂ bigotimes … ldots ⋯ cdots ⋮ vdots ⋱ ddots ⟨ langle ⟩ rangle ⌊ lfloor ⌋ rfloor "
          + "⌈ lceil ⌉ rceil ‖ Vert † dagger ‡ ddagger ∠ angle △ triangle ◁ triangleleft "
          + "▷ triangleright □ square ■ blacksquare";

  private static final Map<Integer, String> COMMANDS = new HashMap<>();
  private static final Map<Integer, Character> DOUBLE_STRUCK = new HashMap<>();
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ";
  private static final String SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎";
  private static final String PLAIN = "0123456789+-=()n";

  static {
    String[] words = TABLE.split(" ");
    for (int i = 0; i < words.length; i += 2) {
      COMMANDS.put(words[i].codePointAt(0), words[i + 1]);
    }
    String letters = "ℂCℍHℕNℙPℚQℝRℤZ";
    for (int i = 0; i < letters.length(); i += 2) {
      DOUBLE_STRUCK.put((int) letters.charAt(i), letters.charAt(i + 1));
    }
  }

  private UnicodeMath() {}

  /** Whether a character stands for a command or a double-struck letter. */
  static boolean has(int codePoint) {
    return COMMANDS.containsKey(codePoint) || DOUBLE_STRUCK.containsKey(codePoint);
  }

  /** Returns the name of the command equivalent to a character. */
  public static Optional<String> command(int codePoint) {
    return Optional.ofNullable(COMMANDS.get(codePoint));
  }

  /** Returns the plain letter of a double-struck character. */
  public static Optional<Character> doubleStruck(int codePoint) {
    return Optional.ofNullable(DOUBLE_STRUCK.get(codePoint));
  }

  /** Returns the plain character of a superscript character. */
  static Optional<String> superscript(String character) {
    return plain(SUPERSCRIPTS, character);
  }

  /** Returns the plain character of a subscript character. */
  static Optional<String> subscript(String character) {
    return plain(SUBSCRIPTS, character);
  }

  private static Optional<String> plain(String table, String character) {
    int i = table.indexOf(character);
    return i < 0 ? Optional.empty() : Optional.of(PLAIN.substring(i, i + 1));
  }
}
