package zoetrope.internal.tex.parse;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Macros for commands of LaTeX and its packages that the typesetter lacks. */
public final class StandardMacros {
  /**
   * Names of macros, and their common body. Each {@code []} after a name stands for an option that
   * is ignored.
   */
  private static final String[][] BODIES = {
    {"bm pmb", "\\boldsymbol{#1}"},
    {"emph textsl", "\\textit{#1}"},
    {"textup textnormal textmd", "\\textrm{#1}"},
    {"mathup", "\\mathrm{#1}"},
    {"mathbbm", "\\mathbb{#1}"},
    {"tensor", "#1\\indices{#2}"},
    {"argmax", "\\operatorname*{arg\\,max}"},
    {"argmin", "\\operatorname*{arg\\,min}"},
    {"matrix", "\\begin{matrix}#1\\end{matrix}"},
    {"pmatrix", "\\begin{pmatrix}#1\\end{pmatrix}"},
    {"cases", "\\begin{cases}#1\\end{cases}"},
    {"eqalign", "\\begin{aligned}#1\\end{aligned}"},
    {"hbox", "\\text{#1}"},
    {"hskip mskip mkern", "\\kern "},
    {"nulldelimiterspace", "1.2pt"},
    {"mspace", "\\kern{#1}"},
    {"tablenum[]", "\\num{#1}"},
    {"nsubset", "\\not\\subset "},
    {"nsupset", "\\not\\supset "},
    {"notni", "\\not\\ni "},
    {"adots", "\\iddots "},
    {
      "fint",
      "\\mathop{\\mathrlap{\\mathchoice{\\kern5.5mu}{\\kern1mu}{}{}\\text{--}}}\\kern-3mu\\int "
    },
    {"qed qedhere qedsymbol", "\\quad\\square "},
    {"strut", "\\rule[-0.36em]{0em}{1.2em}"},
    {"null empty", "{}"},
    {"sp", "^{#1}"},
    {"sb", "_{#1}"},
    {"lparen", "("},
    {"rparen", ")"},
    {"nobreakspace", "~"},
    {"TeX", "\\mathrm{T\\kern-0.1667em\\raisebox{-0.5ex}{E}\\kern-0.125emX}"},
    {"ohm", "\\mathrm{\\Omega}"},
    {"wideparen overarc", "\\overparen{#1}"},
    {"standardstate plimsoll", "{\\ominus}"},
    {"bigtimes", "\\mathop{\\scalebox{1.6}{\\times}}"},
    {"dashrightarrow", "\\mathrel{\\text{-}\\,\\text{-}\\kern-1mu{\\rightarrow}}"},
    {"poissonbracket", "\\left\\{#1, #2\\right\\}"},
    {"lBrack", "\\llbracket "},
    {"rBrack", "\\rrbracket "},
    {
      "relax protect leavevmode nobreak break goodbreak linebreak nolinebreak indent smallskip"
          + " medskip bigskip vfill hss nonscript allowdisplaybreaks displaybreak MoveEqLeft",
      ""
    },
    {"nicefrac", "\\sfrac{#1}{#2}"},
    {"ket", "\\vert #1\\rangle"},
    {"bra", "\\langle #1\\vert"},
    {"braket", "\\langle #1\\rangle"},
    {"abs vqty", "\\left\\vert #1\\right\\vert"},
    {"norm", "\\left\\Vert #1\\right\\Vert"},
    {"ip innerproduct", "\\left\\langle #1\\,\\middle\\vert\\,#1\\right\\rangle"},
    {"ketbra dyad", "\\left\\vert #1\\right\\rangle\\left\\langle #1\\right\\vert"},
    {"ev expval", "\\left\\langle #1\\right\\rangle"},
    {"mel matrixel", "\\left\\langle #1\\middle\\vert #2\\middle\\vert #3\\right\\rangle"},
    {"comm commutator", "\\left[#1, #2\\right]"},
    {"acomm anticommutator pb", "\\left\\{#1, #2\\right\\}"},
    {"order", "\\mathcal{O}\\left(#1\\right)"},
    {"eval", "\\left.#1\\right\\vert"},
    {"tr trace", "\\operatorname{tr}"},
    {"grad gradient", "\\boldsymbol{\\nabla}"},
    {"divergence", "\\boldsymbol{\\nabla}\\cdot "},
    {"curl", "\\boldsymbol{\\nabla}\\times "},
    {"laplacian", "\\nabla^2"},
    {"vb vectorbold", "\\mathbf{#1}"},
    {"va vectorarrow", "\\vec{\\mathbf{#1}}"},
    {"vu vectorunit", "\\hat{\\mathbf{#1}}"},
    {"vdot dotproduct", "\\cdot "},
    {"cross crossproduct", "\\times "},
    {"var variation", "\\delta #1"},
    {"mqty", "\\begin{matrix}#1\\end{matrix}"},
    {"pmqty", "\\begin{pmatrix}#1\\end{pmatrix}"},
    {"bmqty", "\\begin{bmatrix}#1\\end{bmatrix}"},
    {"vmqty mdet", "\\begin{vmatrix}#1\\end{vmatrix}"},
    {"qqtext qq", "\\quad\\text{#1}\\quad "},
    {"pqty", "\\left(#1\\right)"},
    {"bqty", "\\left[#1\\right]"},
    {"Bqty qty", "\\left\\{#1\\right\\}"},
    {"qc", ",\\quad "},
    {"pv principalvalue", "\\mathcal{P}"},
    {"splitfrac", "\\genfrac{}{}{0pt}{1}{\\textstyle #1\\quad}{\\textstyle\\quad #2}"},
    {"splitdfrac", "\\genfrac{}{}{0pt}{0}{#1\\quad}{\\quad #2}"},
    {"cramped[] smashoperator[] ensuremath", "#1"},
    {"dblcolon", "\\mathrel{::}"},
    {"flatfrac", "#1/#2"},
    {"mathcolor", "\\textcolor{#1}{#2}"},
    {"overbracket[][]", "\\overbrack{#1}"},
    {"underbracket[][]", "\\underbrack{#1}"},
    {"slashed", "\\mathrlap{\\hspace{-0.12em}/}#1"},
    {"cancelto", "{\\cancel{#2}}^{#1}"},
    {"href", "\\text{#2}"},
    {"set", "\\{#1\\}"},
    {"displaylines", "\\begin{gathered}#1\\end{gathered}"},
    {"utilde", "\\undertilde{#1}"},
    {"adjustlimits / notag nonumber displaylimits centering raggedright noindent allowbreak", ""},
    {"Coloneqq Coloneq", "\\mathrel{\\mathord{:}\\kern-0.9mu{:}\\kern-1.2mu{=}}"},
    {"oiint", "\\mathop{\\mathrlap{\\hspace{0.58em}\\bigcirc}}\\kern-3mu\\iint "},
    {"oiiint", "\\mathop{\\mathrlap{\\hspace{0.95em}\\bigcirc}}\\kern-3mu\\iiint "},
    {"implies", "\\;\\Longrightarrow\\;"},
    {"impliedby", "\\;\\Longleftarrow\\;"},
    {"iff", "\\;\\Longleftrightarrow\\;"},
    {"colon", "\\kern2mu{:}\\kern6mu "},
    {"bmod", "\\mathbin{\\kern1mu\\mathrm{mod}\\kern1mu}"},
    {"hookrightarrow", "\\mathrel{{\\lhook}\\kern-3mu{\\rightarrow}}"},
    {"hookleftarrow", "\\mathrel{\\mathord{\\leftarrow}\\kern-3mu{\\rhook}}"},
    {"notin", "\\mathrel{\\mathrlap{\\kern2mu\\smash[b]{/}}{\\in}}"},
    {"longleftarrow", "\\mathrel{\\mathord{\\leftarrow}\\kern-3mu{\\smash{-}}}"},
    {"Longleftarrow", "\\mathrel{\\mathord{\\Leftarrow}\\kern-3mu{=}}"},
    {"mod", "\\quad\\mathrm{mod}\\,\\,#1"},
    {"pod", "\\quad(#1)"},
    {"iint", "\\int\\kern-9mu\\mathchoice{\\kern-3mu}{}{}{}\\int "},
    {
      "iiint",
      "\\int\\kern-9mu\\mathchoice{\\kern-3mu}{}{}{}\\int\\kern-9mu\\mathchoice{\\kern-3mu}{}{}{}\\int"
          + " "
    },
    {"pmod", "\\quad(\\mathrm{mod}\\hspace{0.333em}#1)"},
    {"bigm", "\\mathrel{\\big#1}"},
    {"Bigm", "\\mathrel{\\Big#1}"},
    {"biggm", "\\mathrel{\\bigg#1}"},
    {"vcentcolon", "\\mathrel{:}"},
    {"underbar", "\\underline{#1}"},
    {"operatornamewithlimits", "\\operatorname*{#1}"},
    {"textbackslash", "\\backslash "},
    {"textasciitilde", "\\sim "},
    {"textellipsis dots dotsc dotso hdots", "\\ldots "},
    {"pounds textsterling", "£"},
    {"textquoteleft", "`"},
    {"textquoteright", "'"},
    {">", "\\:"},
    {"mathstrut", "\\vphantom{(}"},
    {"hfill hfil", "\\qquad "},
    {"enspace enskip", "\\hspace{0.5em}"},
    {"newline par", "\\\\"},
    {"bfseries", "\\bf "},
    {"itshape", "\\it "},
    {"rmfamily", "\\rm "},
    {"sffamily", "\\sf "},
    {"ttfamily", "\\tt "},
    {"scshape", "\\sc "},
    {"coloneqq coloneq", "\\colonequals "},
    {"eqqcolon eqcolon", "\\mathrel{\\mathord{=}\\kern-1.2mu{:}}"},
    {"ldots", "\\mathinner{.\\,.\\,.}"},
    {"cdots", "\\mathinner{\\mathord{\\cdotp}\\,\\mathord{\\cdotp}\\,\\mathord{\\cdotp}}"},
    {"dotsb dotsm", "\\cdots "},
    {"lvert", "\\mathopen{\\vert}"},
    {"rvert", "\\mathclose{\\vert}"},
    {"lbrace", "\\{"},
    {"rbrace", "\\}"},
    {"lbrack", "["},
    {"rbrack", "]"},
    {"sout", "\\st{#1}"},
  };

  /** Commands for characters of text, each followed by its character. */
  private static final String CHARACTERS =
      "textdegree ° textbullet • textless < textgreater > textbar | textquotedblleft “"
          + " textquotedblright ” textexclamdown ¡ textquestiondown ¿ textregistered ®"
          + " circledR ® textcopyright © texttrademark ™ textparagraph ¶ textsection §"
          + " textdagger † textdaggerdbl ‡ textperiodcentered · textonehalf ½ textonequarter ¼"
          + " textohm Ω cent ¢ permil ‰ perthousand ‰ dh ð th þ DH Ð TH Þ male ♂ female ♀ sun ☉"
          + " mars ♂ venus ♀ Square □";

  /** Names of functions that are commands in packages and in many documents. */
  private static final String FUNCTIONS =
      "Tr rank erf erfc Res sgn sign lcm diag supp sinc Var Cov Hom End Aut Ker coker"
          + " arsinh arcosh artanh arcsinh arccosh arctanh asin acos atan cosec cotg";

  /**
   * Macros of the package physics that a star may follow. The star is ignored, because it only
   * changes a size or a slant.
   */
  private static final Set<Macro> STARRED = new HashSet<>();

  /** Macros of the package physics with another meaning if two groups follow. */
  private static final Map<Macro, Macro> WITH_TWO = new HashMap<>();

  private static final Map<String, Macro> ALL;

  static {
    Map<String, Macro> macros = new TreeMap<>();
    for (String[] entry : BODIES) {
      for (String name : entry[0].split(" ")) {
        String plain = name.replace("[]", "");
        Macro macro = Macro.of(entry[1]);
        macros.put(plain, macro.ignoring((name.length() - plain.length()) / 2));
      }
    }
    for (String word : "if then and or for where else since".split(" ")) {
      macros.put("q" + word, Macro.of("\\quad\\text{" + word + "}\\quad "));
    }
    String[] characters = CHARACTERS.split(" ");
    for (int i = 0; i < characters.length; i += 2) {
      macros.put(characters[i], Macro.of("\\text{" + characters[i + 1] + "}"));
    }
    macros.put("label", new Macro(1, null, List.of()));
    for (String name : FUNCTIONS.split(" ")) {
      macros.put(name, Macro.of("\\operatorname{" + name + "}"));
    }
    for (String set : "N Z Q R C".split(" ")) {
      macros.put(set, Macro.of("\\mathbb{" + set + "}"));
    }
    // Macros with the same body are equal, so that one name stands for all of them.
    for (String name :
        "abs norm ev mel ip braket ketbra ket bra comm acomm order eval vb va vu".split(" ")) {
      STARRED.add(macros.get(name));
    }
    String expectation = "\\left\\langle #2\\middle\\vert #1\\middle\\vert #2\\right\\rangle";
    WITH_TWO.put(macros.get("ev"), Macro.of(expectation));
    String product = "\\left\\langle #1\\,\\middle\\vert\\,#2\\right\\rangle";
    for (String name : List.of("braket", "ip")) {
      WITH_TWO.put(macros.get(name), Macro.of(product));
    }
    String dyad = "\\left\\vert #1\\right\\rangle\\left\\langle #2\\right\\vert";
    WITH_TWO.put(macros.get("ketbra"), Macro.of(dyad));
    ALL = Collections.unmodifiableMap(macros);
  }

  private StandardMacros() {}

  /** Whether a star after a macro belongs to it. */
  static boolean isStarred(Macro macro) {
    return STARRED.contains(macro);
  }

  /** Returns the macro for the case that two groups follow; empty if this case is not special. */
  static Optional<Macro> withTwo(Macro macro) {
    return Optional.ofNullable(WITH_TWO.get(macro));
  }

  /** Returns the macros by name. */
  public static Map<String, Macro> all() {
    return ALL;
  }

  /**
   * A macro.
   *
   * @param arguments the number of arguments
   * @param firstDefault the default of the first argument; null if the argument is required
   * @param ignored the number of options before the arguments that have no effect
   * @param body the tokens that replace a call
   */
  record Macro(int arguments, List<Token> firstDefault, int ignored, List<Token> body) {
    Macro(int arguments, List<Token> firstDefault, List<Token> body) {
      this(arguments, firstDefault, 0, body);
    }

    private Macro ignoring(int options) {
      return new Macro(arguments, firstDefault, options, body);
    }

    /** Returns a macro with as many arguments as {@code body} mentions. */
    static Macro of(String body) {
      int count = 0;
      for (int i = 0; i + 1 < body.length(); i++) {
        if (body.charAt(i) == '#' && Character.isDigit(body.charAt(i + 1))) {
          count = Math.max(count, body.charAt(i + 1) - '0');
        }
      }
      return new Macro(count, null, Tokenizer.tokenize(body));
    }
  }
}
