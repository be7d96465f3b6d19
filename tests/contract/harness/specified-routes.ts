/** The specification's route table (section 2), letter for letter, by its groups. */
export const specified: Readonly<Record<string, string>> = {
  'Home-type': `
    / /index /newIndex /redIndex /foodIndex /drawIndex /index_search/{keyword} /category
    /categoryList /find /cate /more /mianfei /newsList /newsInfo /messages /message /msg
    /msgDetail
  `,
  Account: `
    /login /Welogin /weizanlogin /register /loginform /forpwd /changepwd /revisephone /bindPhone
    /address /editheader /set /member_disabled /my /myWallet /myIntegral /integral_detail
    /upgradeMember /sign /coupon /couponDetail /couponDetailPay /yhj /myCollect /viewRecord
    /guanzhu /changepaypsw /revisehome /integral /integral_exchange /integral_store
    /integral_storeDetail /jfSuccess /myClassmate /myComment /fans /fensi /minge
  `,
  'Doctor/teacher': `
    /join /quanyi /teacherDetail /treeSelect /doctor /doctorrz /lunbo /teacher /shezhi /geren
    /qiye /xieyi /shouyi /classes /addclass /ajust /video1 /audio1 /tuwen /uploading /manage
    /teacherdetails /teacheragreement /workshop/shopmanage /workshop/invite_user /jump_page
  `,
  Courses: `
    /coursedet/{id} /coursedet1/{id} /courseDetail/{id} /specialDetail/{id}
    /specialDetail/{s_id}/catalogDetail/{c_id}
    /specialDetail/{s_id}/{section_id}/courseContent/{c_id} /textDetail/{id} /tuwendet/{id}
    /course /courseList /coursereview /zhuanlanmore /selectCategoryList /notice /fishedBuy
    /newPackage
  `,
  Money: `
    /xiaofeidetail /consumeDetail /amountdetail /tuikuan /bindAlipay /bindWx /bindCard /aplay
    /wx /card /drawAccount /checkWithdraw /withdraw /submit /oldout /hasWithdraw /incomeDetail
    /share /poster /inviteShare/{id}/{type} /personal /agent /zhaomu
  `,
  'Orders and mall': `
    /orderList /order_submit/{id} /order_pay/{id} /order_finish /assemble /assemble_more
    /assembleDetail_down /assembleDetail_up /search /searchHistory /orderdetail/{id}
    /sk_detail/{id} /teamDetails/{id} /edit/{id} /appendAddr /appointment/confirmDetail/{json}
    /order_downFinish /setsx /shop_comment/{id} /shop_address/{id} /shop_appendAddr/{id}
    /shop_edit/{id}/{o_id} /shop_pay/{id}/{address_id} /market /market_search/{keyword}
    /orderall /goodsall /goodsdetail/{id} /checkorder/{id} /wuliu/{id} /resetaddr /exchange
  `,
  'Events and data': `
    /activity /myactivity /active /database /data_detail /database2 /online /online_detail/{id}
    /myOnline /online_move/{id} /cooperation /cooperate_detail /cooperate /meeting
    /meeting/details /comment /postoptions /evaluate /writecode /apply
  `,
  Assessment: `
    /examination_submit /result /start /teamcourse /test /myTest /teampersonal /teamFriend
    /wrong /rank /yuyinTest /joseph
  `,
  Questionnaire: `
    /questionnaire_introduce /questionnaire /questionnaire_result /questionnaire_result_fail
    /questionnaire_achievement /questionnaire_ranking_list /questionnaire_certification
    /questionnaire_finish /questionnaire_list
  `,
  'Q&A': `
    /jianjie /myanswers /myask /info /watchinfo /region /ask /answers_pay
  `,
  Live: `
    /house /zhiboing/{id} /zhibodet /applyzb
  `,
  Community: `
    /list /sqdetail /colonization /myshequn /setinfo /shequn /setup /members /nicheng /gonggao
    /shequning
  `,
  'Help/legal': `
    /privacy /agreement /help /helpDetail /helps /xiaochengxu /webTest
  `,
  'Awards and certificates': `
    /credit_result /credit_result_fail /credit_result/{id} /live_award/{id} /matter_result/{id}
    /live_credit_result/{id} /live_credit_fail/{id} /luck_draw_result/{id}
    /by_person/{id}/{type} /person_credit_result/{id}/{type}
    /person_credit_result_fail/{id}/{type} /all_credit_record/{id} /overdue/{id}/{type}
    /column_award/{id} /custom_share_page/{id}/{type} /custom_share_page_v2/{id}/{type}
  `,
  Contests: `
    /game/detail/{game_id} /answer_active/{answer_id} /case/{case_id} /case/judge/{case_id}
    /active/rank /active/revice /active/game_revice /active/auth
  `,
};

/** Pages that the specification's table does not know, by the noun that needs them. */
export const further: Readonly<Record<string, string>> = {
  award: '/case/certificate/{no}',
  cancellation: '/cancellation',
  feedback: '/feedback /myfeedback',
  invoice: '/invoice',
  member: '/nickname',
  note: '/notes',
  question: '/question /questions',
  support: '/service',
  teacher: '/teachers',
};
